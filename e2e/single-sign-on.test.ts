import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Company } from '../apps/server/test/factories.ts';
import { inviteToken, newcomer } from '../apps/server/test/newcomer.ts';
import { type TestProvider, testProvider } from '../apps/server/test/oidc-provider.ts';
import { type World, world } from '../apps/server/test/world.ts';
import { type Look, launch, looksOf, open, shoot, sideways, violations } from './browser.ts';
import { cameTo, givenPassword, shellShown } from './pages/sign-in.ts';
import { signInPage } from './pages/sign-in-page.ts';
import { textsOf } from './pages/texts.ts';
import { somebodyOfTwo } from './pages/two-companies.ts';

/** The name people reach the product by; the browser is told where it really is. */
const HOME = 'http://rondo.localhost';
const CLIENT = {
  clientId: 'rondo',
  clientSecret: 'a client secret of some length',
  redirectUri: `${HOME}/sso/callback`,
  hasPage: true,
};

let provider: TestProvider;
let w: World;
let browser: Browser;
let company: Company;

beforeAll(async () => {
  provider = await testProvider(CLIENT);
  w = await world({
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: CLIENT.clientId,
    OIDC_CLIENT_SECRET: CLIENT.clientSecret,
    OIDC_NAME: 'Harbour ID',
    PUBLIC_URL: HOME,
  });
  browser = await launch({ 'rondo.localhost': new URL(w.base).host });
  company = await w.company({ name: 'Harbour Coffee' });
});
afterAll(async () => {
  await browser.close();
  await w.stop();
  await provider.stop();
});

describe.each(looksOf(import.meta.url))('$language at $width', (look: Look) => {
  const t = textsOf(look.language);
  let page: Page;
  let faults: string[];
  let close: () => Promise<void>;
  beforeEach(async () => {
    const opened = await open(browser, HOME, look);
    [page, faults, close] = [opened.page, opened.faults, () => opened.context.close()];
  });

  /** By the button to the provider's page, and on from there. */
  async function throughProvider(): Promise<void> {
    await page.getByRole('link', { name: t('session.sso', { name: 'Harbour ID' }) }).click();
    await page.getByRole('heading', { name: 'Provider' }).waitFor();
    expect(page.url().startsWith(provider.issuer)).toBe(true);
    await page.getByRole('link', { name: 'Go on' }).click();
  }

  it('the button leads to the provider and back to the page that was asked for, signed in', async () => {
    const email = await givenPassword(w, await company.member({ role: 'staff' }));
    provider.next = { sub: `staff-${look.width}`, email, email_verified: true };
    await page.goto('/web/inspect/statistics');
    await page.waitForURL(/\/web\/login\?from=/);
    await page.getByRole('link', { name: t('session.sso', { name: 'Harbour ID' }) }).waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await sideways(page)).toBe(0);
    await shoot(page, `sso-button-${look.language}-${look.width}`);
    await throughProvider();
    await shellShown(page);
    await cameTo(page, '/web/inspect/statistics');
    expect(new URL(page.url()).origin).toBe(HOME);
    expect(new URL(page.url()).hash).toBe('');
    expect(faults).toEqual([]);
    await close();
  });

  it('whom nobody knows here, and who cancels there, is told so in words, once', async () => {
    provider.next = { sub: `stranger-${look.width}`, email: `stranger-${look.width}@sso.test`, email_verified: true };
    await page.goto('/web/login');
    await throughProvider();
    await page.getByRole('alert').getByText(t('session.ssoFault.unknown')).waitFor();
    expect(await violations(page)).toEqual([]);
    await shoot(page, `sso-unknown-${look.language}-${look.width}`);
    await page.reload();
    await page.getByLabel(t('session.account')).waitFor();
    expect(await page.getByText(t('session.ssoFault.unknown')).count()).toBe(0);
    // The provider forgets them too, else it would not ask again.
    await page.context().clearCookies();
    provider.next = 'denied';
    await throughProvider();
    await page.getByRole('alert').getByText(t('session.ssoFault.denied')).waitFor();
    expect(faults).toEqual([]);
    await close();
  });

  it('who works in two companies chooses one after the provider', async () => {
    const other = await w.company({ name: 'Other & Sons' });
    provider.next = {
      sub: `both-${look.width}`,
      email: await somebodyOfTwo(w, company, other),
      email_verified: true,
    };
    await page.goto('/web/login');
    await throughProvider();
    await signInPage(page, look).shows(t('session.company.title'));
    await page.getByRole('button', { name: 'Other & Sons' }).click();
    await shellShown(page);
    expect(await page.evaluate(() => localStorage.getItem('companyId'))).toBe(other.id);
    expect(faults).toEqual([]);
    await close();
  });

  it('on the way into a company by its link, the provider leads back to the link', async () => {
    const guest = await newcomer(w);
    provider.next = { sub: `guest-${look.width}`, email: guest.mail, email_verified: true };
    await page.goto(`/web/login?invite=${await inviteToken(company)}`);
    const way = signInPage(page, look);
    await way.follow('account.join.signIn');
    await throughProvider();
    await way.shows('Harbour Coffee');
    await way.type('account.join.name', 'Rain Lin');
    await way.press('account.join.submit');
    await way.shows(t('session.title.waiting'));
    await page.getByText('Harbour Coffee').waitFor();
    expect(faults).toEqual([]);
    await close();
  });
});

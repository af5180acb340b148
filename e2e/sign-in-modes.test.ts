import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accountApi } from '@rondo/contract/account';
import type { Browser, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { outboxKey } from '../apps/server/src/features/delivery/outbox-key.ts';
import type { Company } from '../apps/server/test/factories.ts';
import { inviteToken, newcomer } from '../apps/server/test/newcomer.ts';
import { type World, world } from '../apps/server/test/world.ts';
import { type Look, looksOf, open, shoot } from './browser.ts';
import { applications } from './pages/applications.ts';
import { FINE, looksRight } from './pages/looks-right.ts';
import { signInPage } from './pages/sign-in-page.ts';
import { textsOf } from './pages/texts.ts';
import { toastShown } from './pages/toasts.ts';
import { somebodyOfTwo } from './pages/two-companies.ts';
import { inBrowser } from './stage.ts';

let folder: string;
let w: World;
let browser: Browser;
let company: Company;

inBrowser(
  async (running) => {
    browser = running;
    folder = await mkdtemp(join(tmpdir(), 'rondo-modes-'));
    // Without a mail server: what would have been sent stays on the machine.
    w = await world({ DATA_DIR: folder });
    company = await w.company({ name: 'Harbour Coffee' });
  },
  async () => {
    await w.stop();
    await rm(folder, { recursive: true, force: true });
  },
);

/** The code as it stands on the page of the local outbox, which looks for news by itself. */
async function codeInOutbox(page: Page, account: string): Promise<string> {
  const letter = page
    .locator('article', { hasText: account })
    .first()
    .locator('.text', { hasText: /\b\d{6}\b/ });
  await letter.waitFor();
  return /\b\d{6}\b/.exec(await letter.innerText())?.[0] ?? '';
}

describe.each(looksOf(import.meta.url))('$language at $width', (look: Look) => {
  const t = textsOf(look.language);

  it('without a mail server the page says where the code lies, and the outbox of the machine shows it', async () => {
    const account = `local-${look.width}@people.test`;
    const { page, context, faults } = await open(browser, w.base, look);
    const way = signInPage(page, look);
    await page.goto('/web/login?mode=register');
    await way.askCode(account);
    await page.getByText(t('ui.code.local')).waitFor();
    await page.getByText(t('session.outbox')).waitFor();
    expect(await looksRight(page)).toEqual(FINE);
    await shoot(page, `modes-local-${look.language}-${look.width}`);
    const outbox = await context.newPage();
    expect((await outbox.goto('/outbox'))?.status()).toBe(404);
    await outbox.goto(`/outbox?key=${await outboxKey(folder)}`);
    await outbox.getByRole('heading', { name: t('outbox.title') }).waitFor();
    await shoot(outbox, `modes-outbox-${look.language}-${look.width}`);
    await way.type('session.code', await codeInOutbox(outbox, account));
    await outbox.close();
    await way.newPassword('Rondo2026');
    await way.press('account.register.submit');
    await way.shows(t('session.title.start'));
    expect(faults).toEqual([]);
    await context.close();
  });

  it('every mode that needs nobody can be read and fits', async () => {
    const { page, context, faults } = await open(browser, w.base, look);
    const invite = await inviteToken(company);
    const modes = {
      '?mode=password': t('session.signIn'),
      '?mode=code': t('session.signIn'),
      '?mode=forgot': t('session.title.forgot'),
      '?mode=register': t('session.title.register'),
      '?mode=join': t('session.title.join'),
      '?mode=waiting': t('session.signIn'),
      [`?invite=${invite}`]: 'Harbour Coffee',
      [`?invite=${invite}&mode=register`]: t('session.title.register'),
      '?invite=over': t('account.join.over'),
      '?mode=join&companyCode=NOTTHERE': t('account.join.over'),
    };
    for (const [query, title] of Object.entries(modes)) {
      await page.goto(`/web/login${query}`);
      await signInPage(page, look).shows(title);
      expect({ query, ...(await looksRight(page)) }).toEqual({ query, ...FINE });
    }
    expect(faults).toEqual([]);
    await context.close();
  });

  it('every mode of somebody at work can be read and fits, and leads back to work', async () => {
    const member = await company.member({ role: 'staff' });
    const { page, context, faults } = await open(browser, w.base, look, member);
    const way = signInPage(page, look);
    for (const mode of ['start', 'create', 'join', 'waiting'] as const) {
      await page.goto(`/web/login?mode=${mode}`);
      await way.shows(t(`session.title.${mode}`));
      expect({ mode, ...(await looksRight(page)) }).toEqual({ mode, ...FINE });
    }
    await way.press('account.toWork');
    await page.locator('.shell #content').waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  it('the choice between companies can be read and fits before anything is entered', async () => {
    const account = await somebodyOfTwo(w, company, await w.company({ name: 'Other & Sons' }));
    const { page, context, faults } = await open(browser, w.base, look);
    const way = signInPage(page, look);
    await page.goto('/web/login');
    await way.type('session.account', account);
    await way.type('session.password', 'Rondo2026');
    await way.press('session.signIn');
    await way.shows(t('session.company.title'));
    expect(await looksRight(page)).toEqual(FINE);
    await way.press('session.company.back');
    await way.shows(t('session.signIn'));
    // What was typed is still there.
    expect(await page.getByLabel(t('session.account')).inputValue()).toBe(account);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('the applications can be read and fit: list, one of them, refusing it, the invitation', async () => {
    const mine = await w.company();
    const guest = await newcomer(w);
    const invite = await inviteToken(mine);
    const message = 'New at the harbour, early shift';
    await w.call(accountApi.join, { pass: await guest.pass(), invite, name: 'Rain Lin', message });
    const { page, context, faults } = await open(browser, w.base, look, mine.owner);
    await page.goto('/web/user/apply?panel=invite');
    await page.locator('.invite-qr img').waitFor();
    expect(await looksRight(page)).toEqual(FINE);
    await page.goto('/web/user/apply');
    const desk = applications(page, look);
    await desk.line('Rain Lin').waitFor();
    expect(await looksRight(page)).toEqual(FINE);
    const drawer = await desk.open('Rain Lin');
    await drawer.getByRole('combobox').first().waitFor();
    expect(await looksRight(page)).toEqual(FINE);
    await shoot(page, `modes-application-${look.language}-${look.width}`);
    await drawer.getByRole('button', { name: t('application.refuse'), exact: true }).click();
    const dialog = page.getByRole('dialog', { name: t('application.refuseOne', { name: 'Rain Lin' }) });
    await dialog.getByLabel(t('application.reason')).fill('No place is free');
    expect(await looksRight(page)).toEqual(FINE);
    await dialog.getByRole('button', { name: t('application.refuse'), exact: true }).click();
    await toastShown(page, t('application.refused', { count: 1 }));
    await desk.waiting(0);
    expect(faults).toEqual([]);
    await context.close();
  });
});

import { sessionApi } from '@rondo/contract/session';
import type { Browser, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Identity } from '../apps/server/test/client.ts';
import type { Company } from '../apps/server/test/factories.ts';
import { outcomes } from '../apps/server/test/refusal.ts';
import type { World } from '../apps/server/test/world.ts';
import { type Look, looksOf, open, shoot, sideways, violations } from './browser.ts';
import { cameTo, shellShown, signIn } from './pages/sign-in.ts';
import { identityOf, signInPage } from './pages/sign-in-page.ts';
import { textsOf } from './pages/texts.ts';
import { somebodyOfTwo } from './pages/two-companies.ts';
import { onStage } from './stage.ts';

let w: World;
let browser: Browser;
let here: Company;
let there: Company;

onStage(async (stage) => {
  ({ w, browser } = stage);
  here = await w.company({ name: 'Harbour Coffee' });
  there = await w.company({ name: 'Other & Sons' });
});

/** The server knows the session no more; a node remembers it for a moment. */
const isOver = (who: Identity): Promise<void> =>
  expect
    .poll(async () => [...(await outcomes([w.call(sessionApi.me, {}, who)])).reasons], { timeout: 60_000 })
    .toEqual(['SESSION_ENDED']);

const companyOf = async (page: Page): Promise<string> => (await identityOf(page)).companyId;

/** The profile of whoever is signed in, where the companies stand. */
async function openProfile(page: Page, look: Look) {
  await page.goto('/web/task?panel=profile');
  const drawer = page.getByRole('dialog', { name: textsOf(look.language)('profile.title') });
  await drawer.waitFor();
  return drawer;
}

/** Paths of the documents that a tab has shown since, in their order. */
function trailOf(page: Page): string[] {
  const trail: string[] = [];
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) trail.push(new URL(frame.url()).pathname);
  });
  return trail;
}

describe.each(looksOf(import.meta.url))('$language at $width', (look: Look) => {
  const t = textsOf(look.language);

  /** From the shell to the choice: by the company at the head of the menu, on the phone by the profile. */
  async function toChoice(page: Page): Promise<void> {
    if (look.width === 1440) await page.locator('button.company').click();
    else await (await openProfile(page, look)).getByRole('button', { name: t('app.top.company') }).click();
    await signInPage(page, look).shows(t('session.company.title'));
  }

  async function entered(): Promise<Awaited<ReturnType<typeof open>>> {
    const opened = await open(browser, w.base, look);
    await opened.page.goto('/web/login');
    await signIn(opened.page, look, await somebodyOfTwo(w, here, there));
    await opened.page.getByRole('button', { name: 'Harbour Coffee' }).click();
    await shellShown(opened.page);
    expect(await companyOf(opened.page)).toBe(here.id);
    return opened;
  }

  it('who works in two companies chooses, and enters the other one later without the password: the first session is over', async () => {
    const { page, context, faults } = await entered();
    const before = await identityOf(page);
    await toChoice(page);
    const current = page.locator('.company-list button', { hasText: t('app.company.current') });
    await current.getByText('Harbour Coffee').waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await sideways(page)).toBe(0);
    await shoot(page, `companies-choice-${look.language}-${look.width}`);
    await page.getByRole('button', { name: 'Other & Sons' }).click();
    await shellShown(page);
    await cameTo(page, '/web/task');
    expect(await companyOf(page)).toBe(there.id);
    await isOver(before);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('the choice leads back to work, by its button or by the present company, in the same session', async () => {
    const { page, context, faults } = await entered();
    const before = await identityOf(page);
    await toChoice(page);
    await page.getByRole('button', { name: t('account.toWork') }).click();
    await shellShown(page);
    await toChoice(page);
    await page.reload();
    await page.getByRole('button', { name: 'Harbour Coffee' }).click();
    await shellShown(page);
    expect(await identityOf(page)).toEqual(before);
    await w.call(sessionApi.me, {}, before);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('another tab leaves the first company by way of the sign-in page and shows nothing of it any more', async () => {
    const { page, context, faults } = await entered();
    const other = await context.newPage();
    await other.goto('/web/inspect/statistics');
    await shellShown(other);
    const trail = trailOf(other);
    await toChoice(page);
    await page.getByRole('button', { name: 'Other & Sons' }).click();
    await shellShown(page);
    await other.waitForFunction((id) => localStorage.getItem('companyId') === id, there.id);
    await expect.poll(() => trail[0], { timeout: 60_000 }).toBe('/web/login');
    await shellShown(other);
    await other.goto('/web/task?panel=profile');
    await other.getByRole('dialog').getByText('Other & Sons').first().waitFor();
    // The session that was begun stands: no tab took it for a stolen one.
    expect([await companyOf(other), await companyOf(page)]).toEqual([there.id, there.id]);
    await page.reload();
    await shellShown(page);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('somebody at work founds a further company and works there at once', async () => {
    const { page, context, faults } = await entered();
    const before = await identityOf(page);
    await (await openProfile(page, look)).getByRole('button', { name: t('account.companies.other') }).click();
    const way = signInPage(page, look);
    await way.shows(t('session.title.start'));
    await page.getByRole('link', { name: t('account.start.create') }).click();
    await way.createCompany(`Third ${look.width}`, 'Jia He');
    expect([here.id, there.id]).not.toContain(await companyOf(page));
    await isOver(before);
    expect(faults).toEqual([]);
    await context.close();
  });
});

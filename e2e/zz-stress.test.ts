import { sessionApi } from '@rondo/contract/session';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Identity } from '../apps/server/test/client.ts';
import type { Company } from '../apps/server/test/factories.ts';
import { outcomes } from '../apps/server/test/refusal.ts';
import { type World, world } from '../apps/server/test/world.ts';
import { LOOKS, type Look, launch, open, shoot, sideways, violations } from './browser.ts';
import { pathOf, shellShown, signIn } from './pages/sign-in.ts';
import { textsOf } from './pages/texts.ts';
import { somebodyOfTwo } from './pages/two-companies.ts';
import { identityOf, wayIn } from './pages/way-in.ts';

let w: World;
let browser: Browser;
let here: Company;
let there: Company;

beforeAll(async () => {
  [w, browser] = await Promise.all([world(), launch()]);
  here = await w.company({ name: 'Harbour Coffee' });
  there = await w.company({ name: 'Other & Sons' });
});
afterAll(async () => {
  await browser.close();
  await w.stop();
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

describe.each(LOOKS)('$language at $width', (look: Look) => {
  const t = textsOf(look.language);

  /** From the shell to the choice: by the company at the head of the menu, on the phone by the profile. */
  async function toChoice(page: Page): Promise<void> {
    if (look.width === 1440) await page.locator('button.company').click();
    else await (await openProfile(page, look)).getByRole('button', { name: t('app.top.company') }).click();
    await wayIn(page, look).shows(t('session.company.title'));
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

  it('STRESS', async () => {
    const { page, context, faults } = await entered();
    const tabs = [];
    for (let i = 0; i < 5; i += 1) { const p = await context.newPage(); await p.goto('/web/inspect/statistics'); await shellShown(p); tabs.push(p); }
    for (let round = 0; round < 8; round += 1) {
      const [name, id] = round % 2 === 0 ? ['Other & Sons', there.id] : ['Harbour Coffee', here.id];
      await page.goto('/web/login?mode=choose');
      await page.getByRole('button', { name }).click();
      await shellShown(page);
      for (const tab of tabs) { await tab.waitForFunction((x) => document.querySelector('.shell') && localStorage.getItem('companyId') === x, id); }
      const token = (await identityOf(page)).token;
      await w.call(sessionApi.me, {}, await identityOf(page));
      await new Promise((r) => setTimeout(r, 2500));
      expect((await identityOf(page)).token).toBe(token);
      expect(pathOf(page)).toBe('/web/task');
      for (const tab of tabs) { const c = await tab.locator('.company').first().innerText().catch(() => ''); if (look.width === 1440) expect(c).toContain(name); }
    }
    expect(faults).toEqual([]);
    await context.close();
  });
});

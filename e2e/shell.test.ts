import type { Browser, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Company, Person } from '../apps/server/test/factories.ts';
import type { World } from '../apps/server/test/world.ts';
import { type Look, looksOf, open, shoot, sideways, violations } from './browser.ts';
import { settled } from './pages/settled.ts';
import { shellShown } from './pages/sign-in.ts';
import { textsOf } from './pages/texts.ts';
import { onStage } from './stage.ts';

let w: World;
let browser: Browser;
let company: Company;
let admin: Person;

onStage(async (stage) => {
  ({ w, browser } = stage);
  company = await w.company({ name: 'Harbour Coffee' });
  const shopId = await company.shop({ name: 'Wapping Lane' });
  admin = await company.member({ role: 'administrator', name: 'Siyuan Wang' });
  await w.sql(
    `insert into turn (company_id, member_id, object_kind, object_id, act, shop_id, since_at, deadline_at)
     select $1, $2, 'task', gen_random_uuid(), 'handle', $3, now(), now() + interval '1 day' from generate_series(1, 120)`,
    [company.id, admin.id, shopId],
  );
});

const DESKTOP: readonly Look[] = [
  { language: 'zh-CN', width: 1440 },
  { language: 'en-US', width: 1440 },
];
/** What an administrator's menu holds, from the top; and with inspections moved as far up as they go. */
const ENTRIES = [
  'message',
  'shop',
  'task',
  'frame',
  'inspect',
  'staffGrowUp',
  'album',
  'flow',
  'notice',
  'score',
  'help',
] as const;
const MOVED = [
  'message',
  'inspect',
  'shop',
  'task',
  'frame',
  'staffGrowUp',
  'album',
  'flow',
  'notice',
  'score',
  'help',
] as const;
type Entry = (typeof ENTRIES)[number];
const labels = (page: Page) => page.locator('.side .nav > ul > li > .nav-entry .nav-label').allInnerTexts();

describe.each(DESKTOP)('the side navigation in $language', (look) => {
  const t = textsOf(look.language);

  it('is as wide as the language needs, and its counts stop at 99+', async () => {
    const { page, context, faults } = await open(browser, w.base, look, admin);
    await page.goto('/web/inspect/record');
    await settled(page);
    const side = await page.locator('.side').boundingBox();
    expect(side?.width).toBe(look.language === 'zh-CN' ? 200 : 220);
    const task = page.locator('.nav-entry', { hasText: t('app.menu.task') });
    expect(await task.locator('.nav-badge [aria-hidden]').innerText()).toBe('99+');
    await task.getByText(t('app.menu.badge', { count: '99+' })).waitFor({ state: 'attached' });
    expect(faults).toEqual([]);
    await context.close();
  });

  it('puts what does not fit into "more", live, and its entries are reordered with the keyboard for good', async () => {
    const { page, context, faults } = await open(browser, w.base, look, admin);
    const names = (...keys: readonly Entry[]) => keys.map((key) => t(`app.menu.${key}`));
    await page.goto('/web/inspect/record');
    await settled(page);
    await expect.poll(() => labels(page)).toEqual(names(...ENTRIES));
    await page.setViewportSize({ width: 1440, height: 290 });
    const more = page.getByRole('button', { name: t('app.menu.more'), exact: true });
    await more.waitFor();
    const shown = (await labels(page)).slice(0, -1);
    expect(shown.length).toBeLessThan(ENTRIES.length);
    await more.click();
    const popover = page.locator('.nav-more');
    await popover.waitFor();
    const hidden = await popover.locator('.nav-entry .nav-label').allInnerTexts();
    expect([...shown, ...hidden]).toEqual(names(...ENTRIES));
    if (hidden.includes(t('app.menu.task')))
      expect(await more.locator('.nav-badge [aria-hidden]').innerText()).toBe('99+');
    await popover.getByRole('button', { name: t('app.menu.edit') }).click();
    await page.setViewportSize({ width: 1440, height: 900 });
    await more.waitFor({ state: 'detached' });

    const dialog = page.getByRole('dialog', { name: t('app.order.title') });
    await dialog.waitFor();
    await seesRows(page, t);
    expect(await violations(page)).toEqual([]);
    await shoot(page, `shell-order-${look.language}`);
    const move = dialog.getByRole('button', { name: t('app.order.move', { name: t('app.menu.inspect') }) });
    await move.focus();
    for (let i = 0; i < 5; i += 1) await page.keyboard.press('Alt+ArrowUp');
    await expect.poll(() => dialog.locator('.sortable-label').allInnerTexts()).toEqual(names(...MOVED));
    await expect.poll(() => move.evaluate((element) => element === document.activeElement)).toBe(true);
    await dialog.getByRole('button', { name: t('ui.save') }).click();
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => labels(page)).toEqual(names(...MOVED));
    await page.reload();
    await settled(page);
    await expect.poll(() => labels(page)).toEqual(names(...MOVED));
    expect(faults).toEqual([]);
    await context.close();
  });
});

/** Rows of 46, 8 apart, in a list of at most 316; messages are locked at the top. */
async function seesRows(page: Page, t: ReturnType<typeof textsOf>): Promise<void> {
  const list = page.locator('.sortable');
  const boxes = await Promise.all((await list.locator('.sortable-row').all()).map((row) => row.boundingBox()));
  expect(boxes.map((box) => box?.height)).toEqual(ENTRIES.map(() => 46));
  const steps = boxes.slice(1).map((box, i) => (box?.y ?? 0) - (boxes[i]?.y ?? 0));
  expect(steps).toEqual(ENTRIES.slice(1).map(() => 54));
  expect(await list.evaluate((element) => getComputedStyle(element).maxHeight)).toBe('316px');
  const first = list.locator('.sortable-row').first();
  expect(await first.locator('.sortable-label').innerText()).toBe(t('app.menu.message'));
  await first.getByRole('img', { name: t('app.order.locked') }).waitFor();
  expect(await first.getByRole('button').count()).toBe(0);
}

describe.each(looksOf(import.meta.url))('a strip over the page in $language at $width', (look) => {
  it('comes with the page: nothing moves away from under a finger', async () => {
    // Nobody gave them a password, and the banner says so.
    const newcomer = await company.member({ role: 'staff', name: 'Priya Natarajan' });
    const { page, context, faults } = await open(browser, w.base, look, newcomer);
    await context.addInitScript(noteMoves);
    await page.goto('/web/task');
    await page.locator('.password-banner').waitFor();
    await settled(page);
    expect(await page.evaluate(() => sessionStorage.getItem('moves'))).toBeNull();
    expect(faults).toEqual([]);
    await context.close();
  });
});

/** Runs in the page: where the page below the strips was at first, and where it went. */
function noteMoves(): void {
  let first: number | undefined;
  new MutationObserver(() => {
    const top = document.querySelector('#content')?.getBoundingClientRect().top;
    first ??= top;
    if (top !== undefined && top !== first) sessionStorage.setItem('moves', `${first} ${top}`);
  }).observe(document, { childList: true, subtree: true });
}

describe.each(looksOf(import.meta.url))('the watermark in $language at $width', (look) => {
  it('lies over every page but the sign-in page', async () => {
    await w.sql('update company set watermark = 1 where id = $1', [company.id]);
    const { page, context, faults } = await open(browser, w.base, look, admin);
    const [row] = await w.sql<{ mail: string; today: string }>(
      `select mail, to_char(now() at time zone 'Asia/Shanghai', 'YYYYMMDD') as today from member where id = $1`,
      [admin.id],
    );
    const text = `${row?.today} Siyuan Wang ${row?.mail.split('@')[0]}`;
    for (const path of ['/web/task', '/web/shop', '/web/inspect/statistics', '/web/test', '/web/403', '/web/nowhere']) {
      await page.goto(path);
      await settled(page);
      expect({ path, text: await page.locator('.watermark text').textContent() }).toEqual({ path, text });
    }
    expect(await violations(page)).toEqual([]);
    expect(await sideways(page)).toBe(0);
    await page.evaluate(() => document.querySelector('.watermark')?.remove());
    await page.locator('.watermark').waitFor({ state: 'attached' });
    await page.goto('/web/task');
    await shellShown(page);
    await page.evaluate(() => localStorage.clear());
    await page.goto('/web/login');
    await page.locator('form.sign-in-form').waitFor();
    expect(await page.locator('.watermark').count()).toBe(0);
    await w.sql('update company set watermark = 0 where id = $1', [company.id]);
    expect(faults).toEqual([]);
    await context.close();
  });
});

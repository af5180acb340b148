import { memberApplyCount } from '@rondo/contract/member-apply-count';
import { messageApi } from '@rondo/contract/message';
import { startApi } from '@rondo/contract/start';
import type { Browser, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Company, Person } from '../apps/server/test/factories.ts';
import { dispatchTo, givenTemplate } from '../apps/server/test/inspection.ts';
import type { World } from '../apps/server/test/world.ts';
import { looksOf, open } from './browser.ts';
import { settled } from './pages/settled.ts';
import { textsOf } from './pages/texts.ts';
import { onStage } from './stage.ts';

let w: World;
let browser: Browser;
let company: Company;
let templateId: string;

onStage(async (stage) => {
  ({ w, browser } = stage);
  company = await w.company({ name: 'Harbour Coffee' });
  templateId = (await givenTemplate(w, company)).id;
});

/** A store manager for whom work can be dispatched: one message and one task each time. */
async function managerWithWork(): Promise<{ manager: Person; dispatch: () => Promise<void> }> {
  const manager = await company.member({ role: 'store_manager', name: 'Zhuoran Li' });
  const shopId = await company.shop({ managerIds: [manager.id] });
  const dispatch = async () => {
    await dispatchTo(w, company.owner, templateId, [shopId]);
    await w.settle();
  };
  return { manager, dispatch };
}

/** What the page shows of waiting work and unread messages. */
async function marks(page: Page, taskLabel: string, messageLabel: string) {
  const entry = (label: string) => page.locator('.nav-entry, .phone-bar a', { hasText: label }).first();
  return {
    tasks: await entry(taskLabel).locator('.nav-badge [aria-hidden]').allInnerTexts(),
    dots: await entry(messageLabel).locator('.nav-dot').count(),
  };
}

describe.each(looksOf(import.meta.url))('$language at $width', (look) => {
  const t = textsOf(look.language);
  const seen = (page: Page) => marks(page, t('app.menu.task'), t('app.menu.message'));

  it('a pushed message counts once in every tab, over one stream, without a reload', async () => {
    const { manager, dispatch } = await managerWithWork();
    const { page: first, context, faults } = await open(browser, w.base, look, manager);
    const streams: string[] = [];
    const navigations: string[] = [];
    context.on('request', (request) => {
      if (new URL(request.url()).pathname === messageApi.stream.path) streams.push(request.url());
      if (request.isNavigationRequest()) navigations.push(request.url());
    });
    const second = await context.newPage();
    const opened = context.waitForEvent('request', (request) => request.url().includes('/push/stream?'));
    await first.goto('/web/message');
    await opened;
    await second.goto('/web/message');
    await Promise.all([settled(first), settled(second)]);
    for (const tab of [first, second]) expect(await seen(tab)).toEqual({ tasks: [], dots: 0 });
    for (const count of [1, 2, 3]) {
      await dispatch();
      for (const tab of [first, second]) {
        await expect.poll(() => seen(tab)).toEqual({ tasks: [String(count)], dots: 1 });
        await expect.poll(() => unreadOf(tab)).toBe(count);
      }
    }
    expect(streams).toHaveLength(1);
    expect(navigations).toHaveLength(2);
    // Whoever goes on after the leading tab is closed hears the next one too.
    await first.close();
    await dispatch();
    await expect.poll(() => seen(second)).toEqual({ tasks: ['4'], dots: 1 });
    expect(faults).toEqual([]);
    await context.close();
  });

  it('a list that is open shows new work without a reload', async () => {
    const { manager, dispatch } = await managerWithWork();
    const { page, context, faults } = await open(browser, w.base, look, manager);
    const opened = context.waitForEvent('request', (request) => request.url().includes('/push/stream?'));
    await page.goto('/web/task');
    await opened;
    await settled(page);
    const rows = page.locator('tr[data-row-key], .card-list > li, .phone-row');
    expect(await rows.count()).toBe(0);
    await dispatch();
    await rows.first().waitFor();
    await dispatch();
    await rows.nth(1).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });
});

/** The sum of what the categories of the message page show. */
const unreadOf = async (page: Page): Promise<number> => {
  const texts = await page.locator('.message-categories .message-unread [aria-hidden]').allInnerTexts();
  return Math.max(0, ...texts.map(Number));
};

it('ten quick changes of page ask for the counters at most once in two seconds', async () => {
  const { page, context } = await open(browser, w.base, { language: 'zh-CN', width: 1440 }, company.owner);
  const t = textsOf('zh-CN');
  const asking = [startApi.begin.path, memberApplyCount.path];
  /** When the counter was asked for, first with all that a page begins with, ms of the page's own clock. */
  const asked = (): Promise<number[]> =>
    page.evaluate(
      (paths) =>
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => paths.some((path) => name.endsWith(path)))
          .map(({ startTime }) => startTime),
      asking,
    );
  await page.goto('/web/task');
  await settled(page);
  for (let i = 0; i < 5; i += 1) {
    await page.locator('.nav-entry', { hasText: t('app.menu.message') }).click();
    await page.locator('.nav-entry', { hasText: t('app.menu.task') }).click();
  }
  // The changes within the last two seconds are one more request, when those are over.
  const before = (await asked()).length;
  await expect.poll(async () => (await asked()).length).toBeGreaterThan(before);
  const times = await asked();
  const gaps = times.slice(1).map((at, i) => Math.round(at - (times[i] ?? 0)));
  expect(gaps.length).toBeGreaterThan(0);
  expect(gaps.filter((gap) => gap < 1_950)).toEqual([]);
  await context.close();
});

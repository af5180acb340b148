import { todayApi } from '@rondo/contract/today';
import type { Browser } from 'playwright-core';
import { expect, it } from 'vitest';
import type { Company, Person } from '../apps/server/test/factories.ts';
import { givenRectification } from '../apps/server/test/rectification.ts';
import { type World, world } from '../apps/server/test/world.ts';
import { type LOOKS, open, shoot, sideways, violations } from './browser.ts';
import { textsOf } from './pages/texts.ts';
import { toastShown } from './pages/toasts.ts';
import { inBrowser } from './stage.ts';

const [WIDE, PHONE] = [
  { language: 'zh-CN', width: 1440 },
  { language: 'en-US', width: 390 },
] as const satisfies typeof LOOKS;

let w: World;
let browser: Browser;
let company: Company;
let manager: Person;

inBrowser(
  async (running) => {
    browser = running;
    w = await world();
    company = await w.company({ name: 'Harbour Coffee' });
    manager = await company.member({ role: 'store_manager', name: '李卓然' });
    const shopId = await company.shop({ name: 'Wapping Lane', managerIds: [manager.id] });
    const initiator = company.owner;
    // Late by the clock of the server; the browser's own goes on as it is.
    await givenRectification(w, company, {
      shopId,
      initiator,
      handlers: [manager],
      limitHours: 1,
      severity: 'red_line',
    });
    await givenRectification(w, company, { shopId, initiator, handlers: [manager], limitHours: 400 });
    w.clock.advance(2 * 3_600_000);
  },
  async () => {
    await w.stop();
  },
);

it('an owner sees what is late first, reminds whom it waits for, and a number opens its rows', async () => {
  const t = textsOf(WIDE.language);
  const { page, context, faults } = await open(browser, w.base, WIDE, company.owner);
  await page.goto('/web/task');
  const strip = page.getByRole('region', { name: t('today.title') });
  const row = strip.getByRole('list', { name: t('today.urgent') }).getByRole('listitem');
  await row.getByRole('button', { name: t('today.remind'), exact: true }).click();
  await toastShown(page, t('today.reminded'));
  await shoot(page, 'today-owner');
  expect(await violations(page)).toEqual([]);
  const visits = strip.locator('.today-share a').first();
  expect(await visits.getAttribute('aria-label')).toContain(await visits.innerText());
  await strip.getByRole('button', { name: t('today.fold') }).click();
  await page.reload();
  await strip.getByRole('button', { name: t('today.unfold') }).click();
  const { figures } = await company.owner.call(todayApi.today, {});
  expect(figures.lateRectifications).toBe(1);
  await strip.getByRole('link', { name: t('today.figure.lateRectifications') }).click();
  await page.getByText(t('ui.list.total', { count: 1 })).waitFor();
  await context.close();
  expect(faults).toEqual([]);
});

it('a store manager sees on the phone what is to be done in the store, and the list below it', async () => {
  const t = textsOf(PHONE.language);
  const { page, context, faults } = await open(browser, w.base, PHONE, manager);
  await page.goto('/web/task');
  const strip = page.getByRole('region', { name: t('today.store') });
  await strip.getByRole('link', { name: t('today.figure.myLate') }).waitFor();
  const box = await strip.boundingBox();
  expect(box?.height).toBeLessThanOrEqual(96);
  await shoot(page, 'today-manager');
  expect(await sideways(page)).toBe(0);
  expect(await violations(page)).toEqual([]);
  await context.close();
  expect(faults).toEqual([]);
});

it('the owner of a new company is led to the first step with its dialog open, and may put the card away', async () => {
  const t = textsOf(WIDE.language);
  const fresh = await w.company();
  const { page, context, faults } = await open(browser, w.base, WIDE, fresh.owner);
  await page.goto('/web/task');
  const card = page.getByRole('region', { name: t('today.steps.title') });
  await card.getByRole('link', { name: t('today.steps.shops.go') }).waitFor();
  await shoot(page, 'first-steps');
  expect(await violations(page)).toEqual([]);
  await card.getByRole('link', { name: t('today.steps.shops.go') }).click();
  await page.getByRole('dialog').waitFor();
  expect(new URL(page.url()).pathname).toBe('/web/shop');
  await page.goto('/web/task');
  const kept = page.waitForResponse(
    (answer) => answer.url().includes('/customer/preference') && answer.request().method() === 'PUT',
  );
  await card.getByRole('button', { name: t('today.steps.dismiss') }).click();
  await kept;
  await page.reload();
  await page.getByRole('region', { name: t('today.title') }).waitFor();
  expect(await card.count()).toBe(0);
  await context.close();
  expect(faults).toEqual([]);
});

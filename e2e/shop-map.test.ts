import { shopApi } from '@rondo/contract/shop';
import { addDays, civilDate } from '@rondo/domain/civil-time';
import { translate } from '@rondo/messages';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { requestId, type World, world } from '../apps/server/test/world.ts';
import { type Look, launch, open, shoot, sideways, violations } from './browser.ts';
import { typeDay } from './pages/dates.ts';
import { choose } from './pages/form.ts';
import { FINE, looksRight } from './pages/looks-right.ts';
import { settled } from './pages/settled.ts';
import { toastShown } from './pages/toasts.ts';

let w: World;
let browser: Browser;

beforeAll(async () => {
  [w, browser] = await Promise.all([world(), launch()]);
});
afterAll(async () => {
  await browser.close();
  await w.stop();
});

const t = (key: Parameters<typeof translate>[1], values: Record<string, string | number> = {}): string =>
  translate('en-US', key, values);
const SOHO = { latitude: 51.5137, longitude: -0.1366 };
const BANK = { latitude: 51.5133, longitude: -0.0886 };
const BUND = { latitude: 31.2405, longitude: 121.4901 };

async function stores() {
  const company = await w.company();
  const add = (name: string, more: object = {}) =>
    company.owner.call(shopApi.create, { name, groupId: company.start.rootGroupId, requestId: requestId(), ...more });
  const soho = await add('Soho', { ...SOHO, code: 'S-1', phone: '020 7946 0001' });
  await add('Bank', BANK);
  await add('Bund', BUND);
  const nowhere = await add('Nowhere');
  return { company, soho, nowhere };
}

const rows = (page: Page) => page.getByRole('list', { name: t('shopMap.inView') }).getByRole('listitem');

it('shows all stores, comes nearer at a cluster, keeps the list in step and opens a store', async () => {
  const { company } = await stores();
  const { page, context } = await open(browser, w.base, { language: 'en-US', width: 1440 }, company.owner);
  await page.goto('/web/shopmap');
  await expect.poll(() => rows(page).count()).toBe(3);
  const cluster = page.getByRole('button', { name: t('shopMap.cluster', { count: 2 }) });
  await cluster.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => rows(page).count()).toBe(2);
  await page.getByRole('button', { name: t('shopMap.one', { name: 'Soho', state: t('state.shop.open') }) }).click();
  const card = page.getByRole('region', { name: 'Soho' });
  await card.getByText('S-1').waitFor();
  expect(await card.getByRole('link', { name: t('shopMap.card.open') }).getAttribute('href')).toMatch(/\/shop\?open=/);
  expect(await violations(page)).toEqual([]);
  const address = page.url();
  await page.goto(address);
  await page.getByRole('region', { name: 'Soho' }).waitFor();
  await expect.poll(() => rows(page).count()).toBe(2);
  await context.close();
});

it('puts a store without a place on the map, by keyboard on the phone too', async () => {
  const { company, nowhere } = await stores();
  const { page, context } = await open(browser, w.base, { language: 'en-US', width: 390 }, company.owner);
  await page.goto('/web/shopmap?at=51.5,-0.1,12&tab=unlocated');
  await page.getByText('Nowhere', { exact: true }).click();
  const box = page.getByRole('checkbox', { name: t('shopMap.choose', { name: 'Nowhere' }) });
  expect(await box.isChecked()).toBe(true);
  await page.getByRole('button', { name: t('shopMap.placeMany', { count: 1 }) }).click();
  await page.getByText(t('shopMap.placing', { name: 'Nowhere' })).waitFor();
  expect(await sideways(page)).toBe(0);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: t('shopMap.placeHere') }).press('Enter');
  await page.getByText(t('shopMap.placed', { count: 1 })).waitFor();
  const placed = await company.owner.call(shopApi.get, { id: nowhere.id });
  expect(placed.latitude).toBeCloseTo(51.5, 2);
  expect(placed.longitude).toBeCloseTo(-0.1, 2);
  await context.close();
});

it('is coloured by what is chosen, and tells what the colours mean', async () => {
  const { company } = await stores();
  const { page, context } = await open(browser, w.base, { language: 'en-US', width: 1440 }, company.owner);
  await page.goto('/web/shopmap?at=51.5,-0.1,12');
  const legend = page.getByRole('list', { name: t('shopMap.legend') });
  await expect.poll(() => legend.getByRole('listitem').allInnerTexts()).toContain(t('state.shop.preparing'));
  await choose(page, page, t('shopMap.colour'), t('shopMap.measure.inspected'));
  await page.waitForURL(/measure=inspected/);
  expect(await legend.getByRole('listitem').allInnerTexts()).toContain(t('shop.never'));
  await page.getByRole('button', { name: t('shopMap.one', { name: 'Soho', state: t('shop.never') }) }).waitFor();
  await context.close();
});

it('takes all of the height of the phone; the card lies below the map and hides nothing of it', async () => {
  const { company, soho } = await stores();
  const { page, context } = await open(browser, w.base, { language: 'zh-CN', width: 390 }, company.owner);
  const edges = async (of: Locator) => {
    const { top, bottom } = await of.evaluate((element) => element.getBoundingClientRect().toJSON());
    return { top: Math.round(top), bottom: Math.round(bottom) };
  };
  const bar = page.locator('.phone-bar');
  const map = page.getByRole('application');
  await page.goto('/web/shopmap');
  await settled(page);
  expect((await edges(map)).bottom).toBe((await edges(bar)).top);
  await page.goto(`/web/shopmap?open=${soho.id}`);
  const card = page.getByRole('region', { name: 'Soho' });
  await card.waitFor();
  await settled(page);
  expect((await edges(card)).bottom).toBe((await edges(bar)).top);
  expect((await edges(card)).top).toBe((await edges(map)).bottom);
  expect((await edges(page.locator('.map-legend'))).bottom).toBeLessThan((await edges(card)).top);
  expect((await edges(map)).bottom - (await edges(map)).top).toBeGreaterThanOrEqual(240);
  await context.close();
});

const LOOKS: readonly Look[] = [
  { language: 'zh-CN', width: 1440 },
  { language: 'en-US', width: 390, dark: true },
];

it.each(LOOKS)('fits its page and is open to everybody: %o', async (look) => {
  const { company, soho } = await stores();
  const { page, context, faults } = await open(browser, w.base, look, company.owner);
  const name = `${look.language}-${look.width}`;
  const faces = [
    ['map', '/web/shopmap'],
    ['card', `/web/shopmap?measure=level&open=${soho.id}`],
    ['unlocated', '/web/shopmap?tab=unlocated'],
    ['no-match', '/web/shopmap?q=zzzz'],
  ] as const;
  for (const [face, address] of faces) {
    await page.goto(address);
    await page.getByRole('heading', { level: 1, name: translate(look.language, 'shopMap.title') }).waitFor();
    if (face === 'card') await page.getByRole('region', { name: 'Soho' }).waitFor();
    await settled(page);
    expect(await sideways(page)).toBe(0);
    expect(await violations(page)).toEqual([]);
    await shoot(page, `shop-map-${face}-${name}`);
  }
  expect(faults).toEqual([]);
  await context.close();
});

it.each(LOOKS)('a closing is planned in its dialog, told by the store and taken back: %o', async (look) => {
  const { company, soho } = await stores();
  const { page, context, faults } = await open(browser, w.base, look, company.owner);
  const say = (key: Parameters<typeof translate>[1], values = {}) => translate(look.language, key, values);
  const name = `${look.language}-${look.width}`;
  const on = addDays(civilDate(new Date(), 'Asia/Shanghai'), 3);
  await page.goto(`/web/shop?open=${soho.id}`);
  await page.getByRole('button', { name: say('shop.act.close'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: say('shop.act.closeTitle', { name: 'Soho' }) });
  await dialog.getByText(say('shop.act.onHint')).waitFor();
  await typeDay(dialog, say('shop.act.on'), on);
  await dialog.getByText(say('shop.act.onPlanHint')).waitFor();
  await dialog.getByRole('textbox', { name: say('shop.act.reason') }).fill('Refit');
  await dialog.getByRole('checkbox', { name: say('shop.act.keepTasks') }).check();
  expect(await looksRight(page)).toEqual(FINE);
  await shoot(page, `shop-close-${name}`);
  await dialog.getByRole('button', { name: say('shop.act.planClosing') }).click();
  await dialog.waitFor({ state: 'detached' });
  const withdraw = page.getByRole('button', { name: say('shop.act.withdrawClosing') });
  await withdraw.waitFor();
  const { closing, state } = await company.owner.call(shopApi.get, { id: soho.id });
  expect([state, closing]).toEqual(['open', { on, kind: 'temporary', reason: 'Refit', keepsTasks: true }]);
  expect(await looksRight(page)).toEqual(FINE);
  await shoot(page, `shop-closing-planned-${name}`);
  await withdraw.click();
  await toastShown(page, say('shop.act.closingWithdrawn', { name: 'Soho' }));
  await withdraw.waitFor({ state: 'detached' });
  expect((await company.owner.call(shopApi.get, { id: soho.id })).closing).toBeNull();
  expect(faults).toEqual([]);
  await context.close();
});

it('loads its code with its page only', async () => {
  const { company } = await stores();
  const { page, context } = await open(browser, w.base, { language: 'en-US', width: 1440 }, company.owner);
  const loaded: string[] = [];
  page.on('response', (response) => loaded.push(response.url()));
  await page.goto('/web/shop');
  await page.getByText('Soho').first().waitFor();
  expect(loaded.filter((url) => /shop-map|coast/.test(url))).toEqual([]);
  await page.goto('/web/shopmap');
  await expect.poll(() => loaded.filter((url) => /coast-/.test(url)).length).toBeGreaterThan(0);
  await context.close();
});

import { albumApi } from '@rondo/contract/album';
import { deviceApi } from '@rondo/contract/device';
import { rectificationApi } from '@rondo/contract/rectification';
import type { Browser } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { TEST_CLIPS } from '../apps/server/test/camera/simulator.ts';
import type { Company } from '../apps/server/test/factories.ts';
import { requestId, type World, world } from '../apps/server/test/world.ts';
import { looksOf, open, shoot, sideways, violations } from './browser.ts';
import { still } from './pages/settled.ts';
import { textsOf } from './pages/texts.ts';
import { inBrowser } from './stage.ts';

let w: World;
let browser: Browser;
let company: Company;
let shopId: string;
let cameraId: string;

inBrowser(
  async (started) => {
    browser = started;
    w = await world({ CLIPS_DIR: TEST_CLIPS, DEVICE_LOCAL: '1' });
    await w.app.media.child?.start();
    company = await w.company({ name: 'Harbour Coffee' });
    const manager = await company.member({ role: 'store_manager', name: 'Zhuoran Li' });
    shopId = await company.shop({ name: 'Lime Street', managerIds: [manager.id] });
    const cameras = [{ channel: 1, name: 'Till', places: ['till' as const], mainStream: 'counting' }];
    const fields = { shopId, name: 'Till', kind: 'camera', driver: 'file', cameras } as const;
    const { id } = await company.owner.call(deviceApi.create, { ...fields, requestId: requestId() });
    cameraId = (await company.owner.call(deviceApi.get, { id })).cameras[0]?.id ?? '';
  },
  () => w.stop(),
);

describe.each(looksOf(import.meta.url))('a screenshot from the wall in $language at $width', (look) => {
  const t = textsOf(look.language);
  const taken = async () => (await company.owner.call(albumApi.pictures, { shopId: [shopId] })).list;

  it('says that it was taken and opens it in the gallery with its evidence', async () => {
    const before = (await taken()).length;
    const { page, context, faults } = await open(browser, w.base, look, company.owner);
    await page.goto(`/web/surveillance?cameras=${cameraId}&size=1`);
    const cell = page.locator('.wall').getByRole('group', { name: 'Lime Street Till' });
    await cell.locator('.cell-figures').waitFor();
    await cell.click({ position: { x: 100, y: 60 } });
    await cell.getByRole('button', { name: t('surveillance.capture.act'), exact: true }).click();
    const toast = page.locator('.toast', { hasText: t('surveillance.capture.done', { camera: 'Till' }) });
    await toast.waitFor();
    await shoot(page, `capture-done-${look.language}-${look.width}`);
    expect.soft(await violations(page)).toEqual([]);
    await toast.getByRole('button', { name: t('surveillance.capture.open') }).click();
    const viewer = page.getByRole('dialog', { name: t('ui.photo.viewer') });
    await viewer.waitFor();
    if (look.width === 390) await viewer.getByRole('button', { name: t('ui.photo.info') }).click();
    await viewer.getByText(t('album.hash.intact'), { exact: true }).waitFor();
    await still(page);
    await shoot(page, `capture-viewer-${look.language}-${look.width}`);
    expect.soft(await sideways(page)).toBe(0);
    const pictures = await taken();
    expect(pictures).toHaveLength(before + 1);
    expect(pictures[0]).toMatchObject({ source: 'capture', camera: 'Till' });
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe.each(looksOf(import.meta.url))('a video spot check in $language at $width', (look) => {
  const t = textsOf(look.language);

  it('makes a rectification of what a live picture shows, with a handler and a time limit', async () => {
    const title = `Nobody at the till ${look.width}`;
    const { page, context, faults } = await open(browser, w.base, look, company.owner);
    await page.goto(`/web/surveillance?cameras=${cameraId}&size=1`);
    const cell = page.locator('.wall').getByRole('group', { name: 'Lime Street Till' });
    await cell.locator('.cell-figures').waitFor();
    await cell.click({ position: { x: 100, y: 60 } });
    await cell.getByRole('button', { name: t('surveillance.spotCheck.act') }).click();
    const form = page.getByRole('dialog', { name: t('surveillance.spotCheck.title') });
    await form.getByRole('textbox', { name: t('rectification.new.what') }).fill(title);
    // Hours that were typed stay when the severity changes; until then they follow it, by the rules of the company.
    const hours = form.getByRole('textbox', { name: t('rectification.new.hours') });
    await expect.poll(() => hours.inputValue()).toBe('72');
    await form.getByRole('radio', { name: t('state.severity.major') }).click();
    await expect.poll(() => hours.inputValue()).toBe('48');
    await hours.fill('6');
    await form.getByRole('radio', { name: t('state.severity.red_line') }).click();
    expect(await hours.inputValue()).toBe('6');
    await still(page);
    await shoot(page, `spot-check-${look.language}-${look.width}`);
    expect.soft(await violations(page)).toEqual([]);
    expect.soft(await sideways(page)).toBe(0);
    await form.getByRole('button', { name: t('album.rectify.act') }).click();
    await form.waitFor({ state: 'hidden' });
    const { list } = await company.owner.call(rectificationApi.list, { keyword: title });
    const made = await company.owner.call(rectificationApi.get, { id: list[0]?.id ?? '' });
    expect(made).toMatchObject({ title, shop: { id: shopId }, limitHours: 6, handlers: [{ name: 'Zhuoran Li' }] });
    expect(made).toMatchObject({ source: 'spot_check', severity: 'red_line', reviewers: [{ id: company.owner.id }] });
    expect(made.sourcePictures).toMatchObject([
      { camera: { id: cameraId, name: 'Till' }, isOpen: true, snapshot: null },
    ]);
    await page.goto(`/web/inspect/problem?open=${made.id}&source=spot_check`);
    const drawer = page.getByRole('dialog', { name: title });
    await drawer.getByText(t('rectification.sources.spot_check'), { exact: true }).waitFor();
    await drawer.getByRole('link', { name: t('rectification.liveOf', { camera: 'Till' }) }).scrollIntoViewIfNeeded();
    await still(page);
    await shoot(page, `spot-check-source-${look.language}-${look.width}`);
    expect.soft(await violations(page)).toEqual([]);
    expect.soft(await sideways(page)).toBe(0);
    expect(made.beforePhotos).toHaveLength(1);
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe.each(looksOf(import.meta.url))('the cameras of a store in $language at $width', (look) => {
  const t = textsOf(look.language);

  it('stand with their state in its drawer and on its page, and lead to the live picture', async () => {
    const { page, context, faults } = await open(browser, w.base, look, company.owner);
    await page.goto(`/web/shop?open=${shopId}`);
    const drawer = page.getByRole('dialog', { name: 'Lime Street' });
    const line = drawer.getByRole('link', { name: /^Till/ });
    await line.getByText(t('state.device.online')).waitFor();
    await line.scrollIntoViewIfNeeded();
    await still(page);
    await shoot(page, `cameras-drawer-${look.language}-${look.width}`);
    expect.soft(await violations(page)).toEqual([]);
    await page.goto(`/web/shop/${shopId}`);
    await page.getByRole('link', { name: /^Till/ }).waitFor();
    await still(page);
    await shoot(page, `cameras-page-${look.language}-${look.width}`);
    expect.soft(await sideways(page)).toBe(0);
    await page.getByRole('link', { name: /^Till/ }).click();
    await page.locator('.wall').getByRole('group', { name: 'Lime Street Till' }).locator('.cell-figures').waitFor();
    await page.goto(`/web/shopmap?open=${shopId}`);
    await page.getByRole('region', { name: 'Lime Street' }).waitFor();
    await shoot(page, `cameras-map-${look.language}-${look.width}`);
    await page.getByRole('link', { name: t('surveillance.live'), exact: true }).click();
    await expect.poll(() => new URL(page.url()).searchParams.get('cameras')).toBe(cameraId);
    expect(faults).toEqual([]);
    await context.close();
  });
});

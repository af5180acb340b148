import { deviceApi } from '@rondo/contract/device';
import { ptzApi } from '@rondo/contract/ptz';
import { translate } from '@rondo/messages';
import type { Browser, Page } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startCamera } from '../apps/server/test/camera/simulator.ts';
import { startDevice, USERNAME } from '../apps/server/test/device/simulator.ts';
import type { Company, Person } from '../apps/server/test/factories.ts';
import { requestId, type World, world } from '../apps/server/test/world.ts';
import { type Look, looksOf, open, shoot, sideways, violations } from './browser.ts';
import { still } from './pages/settled.ts';
import { inBrowser } from './stage.ts';

let w: World;
let browser: Browser;
let company: Company;
let shopId: string;
let colleague: Person;

inBrowser(
  async (started) => {
    browser = started;
    w = await world({ DEVICE_LOCAL: '1' });
    await w.app.media.child?.start();
    company = await w.company({ name: 'Harbour Coffee' });
    shopId = await company.shop({ name: 'Lime Street' });
    colleague = await company.member({ role: 'administrator', name: 'Bo' });
  },
  () => w.stop(),
);

/** A camera that plays and turns. */
async function add(name: string) {
  const player = await startCamera();
  const device = await startDevice({ maker: 'hikvision', hasPtz: true });
  onTestFinished(async () => {
    await Promise.all([player.stop(), device.stop()]);
  });
  const { id } = await company.owner.call(deviceApi.create, {
    ...{ shopId, name, kind: 'camera', driver: 'hikvision', address: device.address, username: USERNAME },
    ...{ password: device.password, cameras: [{ channel: 1, name, mainStream: player.url }], requestId: requestId() },
  });
  await company.owner.call(deviceApi.check, { id });
  const cameraId = (await company.owner.call(deviceApi.get, { id })).cameras[0]?.id ?? '';
  return { cameraId, device, ptz: () => device.ptz };
}

describe.each(looksOf(import.meta.url))('turning a camera in $language at $width', (look: Look) => {
  const t = (key: Parameters<typeof translate>[1], params: Record<string, string | number> = {}) =>
    translate(look.language, key, params);
  const isPhone = look.width === 390;

  /** A button that is held, as a hand does it, until the camera moves. */
  async function hold(page: Page, direction: 'left' | 'up' | 'zoom_in', moves: () => string | null | undefined) {
    const button = page.getByRole('button', { name: t(`ptz.direction.${direction}`), exact: true });
    await button.hover();
    await page.mouse.down();
    await expect.poll(moves).not.toBeNull();
    return () => page.mouse.up();
  }

  it('moves while a button is held, stops when it is let go or the page is left, and is told to the other', async () => {
    const { cameraId, device, ptz } = await add(`Till ${look.width}`);
    const moves = () => ptz()?.moving;
    const { page, context, faults } = await open(browser, w.base, look, company.owner);
    const looksRight = async (part: string) => {
      await still(page);
      await shoot(page, `ptz-${part}-${look.language}-${look.width}`);
      expect.soft({ part, violations: await violations(page) }).toEqual({ part, violations: [] });
      expect.soft({ part, sideways: await sideways(page) }).toEqual({ part, sideways: 0 });
    };
    await page.goto(`/web/surveillance?cameras=${cameraId}&size=1`);
    await page.locator('.wall-cell').click();
    await page.getByRole('button', { name: t('ptz.open') }).click();
    const panel = page.getByRole('complementary', { name: t('ptz.of', { camera: `Till ${look.width}` }) });
    await panel.getByText(t('ptz.free')).waitFor();
    await panel.getByText(t('ptz.logNone')).waitFor();
    await looksRight('free');

    const letGo = await hold(page, 'left', moves);
    expect(moves()).toBe('-60 0 0');
    // Longer than the server waits for a word: it is told each second.
    await page.waitForTimeout(4_000);
    expect(moves()).toBe('-60 0 0');
    await looksRight('held');
    await letGo();
    await expect.poll(moves).toBeNull();
    await panel.getByText(/由你操控|You have it/).waitFor();

    const focused = panel.getByRole('button', { name: t('ptz.direction.up'), exact: true });
    if (!isPhone) {
      await focused.focus();
      await page.keyboard.down('ArrowRight');
      await expect.poll(moves).toBe('60 0 0');
      await page.keyboard.up('ArrowRight');
      await expect.poll(moves).toBeNull();
      await page.keyboard.down('+');
      await expect.poll(moves).toBe('0 0 60');
      await page.keyboard.up('+');
      await expect.poll(moves).toBeNull();
    }

    await panel.getByRole('button', { name: 'Till', exact: true }).click();
    await expect.poll(() => ptz()?.at).toBe('1');
    await panel.getByRole('button', { name: t('ptz.save') }).click();
    await page.getByRole('textbox', { name: t('ptz.name') }).fill('收银台');
    await page.getByRole('button', { name: t('ui.save'), exact: true }).click();
    await panel.getByRole('button', { name: '收银台', exact: true }).waitFor();
    await looksRight('presets');
    await panel.getByRole('button', { name: t('ptz.acts', { name: '收银台' }) }).click();
    await page.getByRole('menuitem', { name: t('ui.delete') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('ui.delete') })
      .click();
    await expect.poll(() => ptz()?.presets.size).toBe(1);

    // A page that is gone lets go: the server stops what it is told no more of.
    await hold(page, 'up', moves);
    await context.setOffline(true);
    await page.close();
    await expect.poll(moves, { timeout: 5_000 }).toBeNull();
    await context.close();
    expect(device.ptz?.told.at(-1)).toBe('stop');
    expect(faults.filter((fault) => !/offline|ERR_INTERNET_DISCONNECTED/i.test(String(fault)))).toEqual([]);
    await company.owner.call(ptzApi.release, { cameraId });

    await colleague.call(ptzApi.move, { cameraId, direction: 'up', speed: 1 });
    const other = await open(browser, w.base, look, company.owner);
    await other.page.goto(`/web/surveillance?cameras=${cameraId}&size=1&ptz=${cameraId}`);
    await other.page.getByText(/Bo (正在操控|has it)/).waitFor();
    expect(await other.page.getByRole('button', { name: t('ptz.direction.left'), exact: true }).isDisabled()).toBe(
      true,
    );
    await still(other.page);
    await shoot(other.page, `ptz-others-${look.language}-${look.width}`);
    expect.soft(await violations(other.page)).toEqual([]);
    expect(other.faults).toEqual([]);
    await other.context.close();
  });
});

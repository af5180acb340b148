import { deviceApi } from '@rondo/contract/device';
import { surveillanceApi } from '@rondo/contract/surveillance';
import { addDays, civilDate, instantOf } from '@rondo/domain/civil-time';
import { translate } from '@rondo/messages';
import type { Browser, Page } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startCamera } from '../apps/server/test/camera/simulator.ts';
import { type SimulatedDevice, startDevice, USERNAME } from '../apps/server/test/device/simulator.ts';
import type { Company } from '../apps/server/test/factories.ts';
import { requestId, type World, world } from '../apps/server/test/world.ts';
import { type Look, looksOf, open, shoot, sideways, violations } from './browser.ts';
import { still } from './pages/settled.ts';
import { inBrowser } from './stage.ts';

type Translate = (key: Parameters<typeof translate>[1], params?: Record<string, string | number>) => string;

let w: World;
let browser: Browser;
let company: Company;
let shopId: string;

const ZONE = 'Asia/Shanghai';
const MINUTE_MS = 60_000;
/** Noon of the company's yesterday, and what the device kept of it: some seconds, a gap, and ten minutes in which something moved. */
const YESTERDAY = addDays(civilDate(new Date(), ZONE), -1);
const NOON = instantOf(YESTERDAY, 12 * 60, ZONE).getTime();
const FIRST_MS = 8_000;
const KEPT = [
  { from: new Date(NOON), to: new Date(NOON + FIRST_MS), kind: 'continuous' },
  { from: new Date(NOON + 30 * MINUTE_MS), to: new Date(NOON + 40 * MINUTE_MS), kind: 'event' },
] as const;

inBrowser(
  async (started) => {
    browser = started;
    w = await world({ DEVICE_LOCAL: '1' });
    await w.app.media.child?.start();
    company = await w.company({ name: 'Harbour Coffee' });
    shopId = await company.shop({ name: 'Lime Street' });
  },
  async () => {
    await w.stop();
  },
);

async function add(maker: 'hikvision' | 'onvif', name: string) {
  const player = await startCamera();
  const rtspPort = Number(new URL(player.url).port);
  const device: SimulatedDevice = await startDevice({ maker, recordings: [...KEPT], rtspPort });
  onTestFinished(async () => {
    await Promise.all([player.stop(), device.stop()]);
  });
  const { id } = await company.owner.call(deviceApi.create, {
    ...{ shopId, name, kind: 'camera', driver: maker, address: device.address, username: USERNAME },
    ...{ password: device.password, cameras: [{ channel: 1, name, places: ['till'] }], requestId: requestId() },
  });
  await company.owner.call(deviceApi.check, { id });
  return { id, device, player };
}

/** What the clock of the recording says. */
const clockOf = (page: Page, t: Translate) => page.getByLabel(t('surveillance.playback.now')).textContent();
const videoTime = (page: Page) => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);

describe.each(looksOf(import.meta.url))('what a device recorded, in $language at $width', (look: Look) => {
  const t: Translate = (key, params = {}) => translate(look.language, key, params);

  it('is found from the device, plays from it, passes over the gap, and is moved by buttons and keys', async () => {
    const maker = look.width === 390 ? 'onvif' : 'hikvision';
    const name = `Till ${look.width}`;
    const { id, device, player } = await add(maker, name);
    const { page, context, faults } = await open(browser, w.base, look, company.owner);
    const looksRight = async (part: string) => {
      await still(page);
      await shoot(page, `device-replay-${part}-${look.language}-${look.width}`);
      expect.soft({ part, violations: await violations(page) }).toEqual({ part, violations: [] });
      expect.soft({ part, sideways: await sideways(page) }).toEqual({ part, sideways: 0 });
    };
    const button = (key: 'before' | 'after' | 'pause' | 'play' | 'back') =>
      page.getByRole('button', { name: t(`surveillance.playback.${key}`), exact: true });

    await page.goto(`/web/device?open=${id}&part=storage`);
    await page.getByRole('heading', { name: t('device.recorded') }).waitFor();
    await looksRight('link');
    await page.getByRole('link', { name, exact: true }).click();
    await page.getByText(t('surveillance.replay.none')).waitFor();
    await looksRight('none');

    await page.getByRole('button', { name: t('surveillance.replay.dayBefore') }).click();
    await expect.poll(() => clockOf(page, t)).toMatch(/12:00:0\d/);
    await expect.poll(() => videoTime(page), { timeout: 15_000 }).toBeGreaterThan(0.5);
    await looksRight('playing');
    // Over the gap by itself: half an hour in which there is nothing.
    await expect.poll(() => clockOf(page, t), { timeout: 30_000 }).toMatch(/12:30:0\d/);
    await expect.poll(() => player.plays.length, { timeout: 15_000 }).toBeGreaterThanOrEqual(2);
    await button('pause').click();
    await expect.poll(() => player.connections.open).toBe(0);
    await button('before').click();
    await expect.poll(() => clockOf(page, t)).toMatch(/12:00:0\d/);
    await button('after').click();
    await expect.poll(() => clockOf(page, t)).toMatch(/12:30:0\d/);
    await expect.poll(() => videoTime(page), { timeout: 15_000 }).toBeGreaterThan(0.2);
    await page.getByRole('slider').press(' ');
    await button('play').waitFor();
    await page.getByRole('slider').press('[');
    await expect.poll(() => clockOf(page, t)).toMatch(/12:00:0\d/);
    const log = (await company.owner.call(surveillanceApi.watchLog, {})).list;
    expect(log.every(({ use }) => use === 'playback')).toBe(true);

    await device.leave();
    await page.getByRole('button', { name: t('surveillance.replay.dayBefore') }).click();
    await page.getByText(t('device.cause.unreachable')).waitFor();
    await looksRight('away');
    await device.start();
    await page.getByRole('button', { name: t('ui.retry') }).click();
    await page.getByText(t('surveillance.replay.none')).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });
});

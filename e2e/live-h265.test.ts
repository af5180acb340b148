import { deviceApi } from '@rondo/contract/device';
import { translate } from '@rondo/messages';
import type { Browser } from 'playwright-core';
import { expect, it } from 'vitest';
import { type Camera, startCamera, TEST_CLIPS, USERNAME } from '../apps/server/test/camera/simulator.ts';
import type { Company } from '../apps/server/test/factories.ts';
import { requestId, type World, world } from '../apps/server/test/world.ts';
import { looksOf, open, shoot, violations } from './browser.ts';
import { inBrowser } from './stage.ts';

interface Site {
  w: World;
  company: Company;
  cameraId: string;
}

let browser: Browser;
let sites: Record<'converts' | 'lacks', Site>;
let camera: Camera;

inBrowser(
  async (started) => {
    browser = started;
    camera = await startCamera({ video: 'H265' });
    sites = { converts: await site({}), lacks: await site({ FFMPEG_PATH: 'no-such-program' }) };
  },
  async () => {
    await Promise.all(Object.values(sites).map(({ w }) => w.stop()));
    await camera.stop();
  },
);

/** A server with the camera, with ffmpeg or without it. */
async function site(settings: Record<string, string>): Promise<Site> {
  const w = await world({ CLIPS_DIR: TEST_CLIPS, DEVICE_LOCAL: '1', ...settings });
  await w.app.media.child?.start();
  const company = await w.company({ name: 'Harbour Coffee' });
  const shopId = await company.shop({ name: 'Lime Street' });
  const cameras = [{ channel: 1, name: 'Till', places: ['till' as const], mainStream: camera.url }];
  const login = { username: USERNAME, password: 'secret', address: '127.0.0.1' };
  const fields = { shopId, name: 'Till', kind: 'camera', driver: 'rtsp', ...login, cameras } as const;
  const { id } = await company.owner.call(deviceApi.create, { ...fields, requestId: requestId() });
  return { w, company, cameraId: (await company.owner.call(deviceApi.get, { id })).cameras[0]?.id ?? '' };
}

it.each(looksOf(import.meta.url))('H.265 plays converted and says so ($language at $width)', async (look) => {
  const { w, company, cameraId } = sites.converts;
  const { page, context } = await open(browser, w.base, look, company.owner);
  await page.goto(`/web/surveillance?cameras=${cameraId}&size=1`);
  await page.getByText(translate(look.language, 'surveillance.converted')).waitFor();
  const time = () => page.locator('.wall video').evaluate((video: HTMLVideoElement) => video.currentTime);
  const before = await time();
  await expect.poll(time).toBeGreaterThan(before + 1);
  expect(await violations(page)).toEqual([]);
  await shoot(page, `live-h265-${look.language}-${look.width}`);
  await context.close();
});

it.each(looksOf(import.meta.url))(
  'H.265 without ffmpeg says what is missing and what to do ($language at $width)',
  async (look) => {
    const { w, company, cameraId } = sites.lacks;
    const { page, context } = await open(browser, w.base, look, company.owner);
    await page.goto(`/web/surveillance?cameras=${cameraId}&size=1`);
    const cell = page.getByRole('alert').filter({ hasText: 'H.265' });
    await cell.getByText(translate(look.language, 'surveillance.cause.no_converter.hint')).waitFor();
    expect(await violations(page)).toEqual([]);
    await shoot(page, `live-h265-missing-${look.language}-${look.width}`);
    await context.close();
  },
);

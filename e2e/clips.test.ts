import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { deviceApi } from '@rondo/contract/device';
import { recordingApi } from '@rondo/contract/recording';
import { surveillanceApi } from '@rondo/contract/surveillance';
import { addDays, civilDate, instantOf } from '@rondo/domain/civil-time';
import { translate } from '@rondo/messages';
import type { Browser, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { recordedSegment } from '../apps/server/test/camera/recorded-segment.ts';
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

const MINUTE_MS = 60_000;
/** Noon of the company's yesterday: three minutes are recorded, a minute is missing, two more are. */
const NOON = instantOf(addDays(civilDate(new Date(), 'Asia/Shanghai'), -1), 12 * 60, 'Asia/Shanghai').getTime();
const MINUTES = [0, 1, 2, 4, 5];

inBrowser(
  async (started) => {
    browser = started;
    w = await world();
    await w.app.media.child?.start();
    company = await w.company({ name: 'Harbour Coffee' });
    shopId = await company.shop({ name: 'Lime Street' });
  },
  async () => {
    await w.stop();
  },
);

/** A recorded camera, with its minutes on the disk and in the index. */
async function recordedCamera(name: string): Promise<string> {
  const fields = { shopId, name: `Recorder ${name}`, kind: 'nvr', driver: 'file' } as const;
  const cameras = [{ channel: 1, name, mainStream: 'till-queue' }];
  const { id: deviceId } = await company.owner.call(deviceApi.create, { ...fields, cameras, requestId: requestId() });
  const cameraId = (await company.owner.call(deviceApi.get, { id: deviceId })).cameras[0]?.id ?? '';
  await company.owner.call(recordingApi.savePlan, { deviceId, cameraId, mode: 'off', keepDays: 7 });
  const folder = join(w.dataDir, 'recordings', company.id, cameraId);
  await mkdir(folder, { recursive: true });
  for (const minute of MINUTES) {
    const startedAt = NOON + minute * MINUTE_MS;
    await recordedSegment(folder, { startedAt, lastsMs: MINUTE_MS });
    await w.sql(
      'insert into recording_segment (company_id, camera_id, started_at, ended_at, bytes) values ($1, $2, $3, $4, 1000)',
      [company.id, cameraId, new Date(startedAt), new Date(startedAt + MINUTE_MS)],
    );
  }
  return cameraId;
}

const seconds = (page: Page) => page.locator('.viewer video').evaluate((video: HTMLVideoElement) => video.duration);

describe.each(looksOf(import.meta.url))('clips, in $language at $width', (look: Look) => {
  const t: Translate = (key, params = {}) => translate(look.language, key, params);

  it('a part of a recording is chosen, cut, found in the gallery, played, renamed, deleted and brought back', async () => {
    const camera = `Till ${look.width}`;
    const cameraId = await recordedCamera(camera);
    const { page, context, faults } = await open(browser, w.base, look, company.owner);
    const looksRight = async (part: string) => {
      await still(page);
      await shoot(page, `clips-${part}-${look.language}-${look.width}`);
      expect.soft({ part, violations: await violations(page) }).toEqual({ part, violations: [] });
      expect.soft({ part, sideways: await sideways(page) }).toEqual({ part, sideways: 0 });
    };
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    const end = (edge: 'from' | 'to') => page.getByRole('slider', { name: t(`clip.${edge}`), exact: true });

    const at = new Date(NOON + 2.5 * MINUTE_MS).toISOString();
    await page.goto(`/web/surveillance?mode=playback&cameras=${cameraId}&size=1&at=${encodeURIComponent(at)}`);
    await press(t('surveillance.playback.pause'));
    await press(t('clip.own'));
    if (look.width !== 390) await page.getByText(t('clip.none')).waitFor();
    await page.keyboard.press('Escape');
    await press(t('clip.cut'));
    // From half a minute before the gap to half a minute behind it, by keys and by what plays.
    for (let n = 0; n < 9; n += 1) await end('to').press('PageUp');
    await end('from').press('ArrowLeft');
    await end('from').press('ArrowRight');
    await page.getByText(t('clip.missing', { lasts: t('clip.minutes', { minutes: 1, seconds: 0 }) })).waitFor();
    await looksRight('chosen');
    await press(t('clip.cutThis'));
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: t('clip.cutThis'), exact: true }).click();
    await dialog.getByText(t('clip.reasonRequired')).waitFor();
    await dialog.getByLabel(t('clip.name')).fill('Queue');
    await dialog.getByLabel(t('clip.reason')).fill('A complaint');
    await looksRight('form');
    await dialog.getByRole('button', { name: t('clip.cutThis'), exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    await press(t('clip.own'));
    await page.getByText(t('state.clip.ready')).first().waitFor();
    await page
      .getByText(t('clip.gaps', { count: 1 }))
      .first()
      .waitFor();
    await looksRight('own');

    await page.getByRole('dialog').getByRole('link', { name: 'Queue', exact: true }).click();
    await page.locator('.viewer video').waitFor();
    await expect.poll(() => seconds(page)).toBeGreaterThan(80);
    expect(await seconds(page)).toBeLessThan(100);
    if (look.width === 390) await press(t('ui.photo.info'));
    await page.getByText(t('album.hash.intact'), { exact: true }).waitFor();
    await page.getByText('A complaint').waitFor();
    await looksRight('viewer');
    await press(t('clip.rename'));
    await page.getByLabel(t('clip.name')).fill('Queue at noon');
    await press(t('ui.save'));
    await page.getByRole('heading', { name: 'Queue at noon' }).waitFor();
    await press(t('album.act.remove'));
    await page
      .getByRole('dialog', { name: t('album.removeTitle', { count: 1 }) })
      .getByRole('button', { name: t('ui.delete'), exact: true })
      .click();
    await page.getByText(t('album.removed', { count: 1 })).waitFor();
    await page.goto('/web/album?tab=clip');
    await press(t('ui.more'));
    await page.getByRole('menuitem', { name: t('album.bin') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: new RegExp(t('ui.bin.restore')) })
      .first()
      .click();
    await page.keyboard.press('Escape');
    await page.goto(`/web/album/detail?shop=${shopId}&tab=clip`);
    await page.locator('.album-pictures video').first().waitFor();
    await looksRight('gallery');
    const log = (await company.owner.call(surveillanceApi.watchLog, { cameraId: [cameraId] })).list;
    expect(log.map(({ use }) => use)).toContain('clip');
    expect(faults).toEqual([]);
    await context.close();
  });
});

import { deviceApi } from '@rondo/contract/device';
import { recordingApi } from '@rondo/contract/recording';
import { translate } from '@rondo/messages';
import type { Browser } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { addDevice } from '../apps/server/test/device/add-device.ts';
import type { SimulatedDevice } from '../apps/server/test/device/simulator.ts';
import type { Company } from '../apps/server/test/factories.ts';
import { workbook } from '../apps/server/test/workbook.ts';
import { type World, world } from '../apps/server/test/world.ts';
import { type Look, looksOf, open, shoot, sideways, violations } from './browser.ts';
import { choose } from './pages/form.ts';
import { settled, still } from './pages/settled.ts';
import { inBrowser } from './stage.ts';

type Translate = (key: Parameters<typeof translate>[1], params?: Record<string, string | number>) => string;
const HOUR_MS = 3_600_000;

let w: World;
let browser: Browser;
let company: Company;
const running: SimulatedDevice[] = [];

inBrowser(
  async (started) => {
    browser = started;
    w = await world({ DEVICE_LOCAL: '1' });
    company = await w.company({ name: 'Harbour Coffee' });
  },
  async () => {
    await Promise.all(running.map((one) => one.stop()));
    await w.stop();
  },
);

async function add(shopId: string, name: string): Promise<{ id: string; device: SimulatedDevice }> {
  const from = new Date(w.clock.now().getTime() - 20 * HOUR_MS);
  const recordings = [{ from, to: new Date(from.getTime() + HOUR_MS), kind: 'continuous' as const }];
  const cameras = [{ channel: 1, name, places: ['till' as const] }];
  const added = await addDevice(company.owner, { maker: 'hikvision', recordings }, { shopId, name, cameras });
  running.push(added.device);
  return added;
}

describe.each(looksOf(import.meta.url))('many devices in $language at $width', (look: Look) => {
  const t: Translate = (key, params = {}) => translate(look.language, key, params);

  it('come from a table, are marked where recordings are short, and are asked together', async () => {
    const shop = `Lime Street ${look.width}`;
    const shopId = await company.shop({ name: shop });
    const [one, other] = await Promise.all([add(shopId, `Door ${look.width}`), add(shopId, `Till ${look.width}`)]);
    const [camera] = (await company.owner.call(deviceApi.get, { id: one.id })).cameras;
    await company.owner.call(recordingApi.savePlan, {
      ...{ deviceId: one.id, cameraId: camera?.id ?? '', mode: 'continuous', keepDays: 7 },
    });
    const { page, context, faults } = await open(browser, w.base, look, company.owner);
    const looksRight = async (part: string) => {
      await still(page);
      await shoot(page, `device-many-${part}-${look.language}-${look.width}`);
      expect.soft({ part, violations: await violations(page) }).toEqual({ part, violations: [] });
      expect.soft({ part, sideways: await sideways(page) }).toEqual({ part, sideways: 0 });
    };
    await page.goto(`/web/device?shopId=${shopId}`);
    await settled(page);

    await page.getByRole('button', { name: t('device.importing.act'), exact: true }).click();
    const dialog = page.getByRole('dialog', { name: t('device.importing.title') });
    const rows = [
      ['Store', 'Name', 'Kind', 'Protocol', 'Address', 'Password', 'Channels'],
      [shop, 'Recorder', 'NVR', 'Dahua', '192.168.7.20', 'never-Shown', 'Hall; Yard'],
      [shop, 'Broken row', 'Toaster', 'ONVIF', '192.168.7.21', 'never-Shown', ''],
    ];
    const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
    const file = { name: 'devices.xlsx', mimeType, buffer: Buffer.from(workbook({ rows })) };
    await dialog.locator('input[type=file]').setInputFiles(file);
    await expect.poll(() => dialog.locator('.import-counter strong').allInnerTexts()).toEqual(['1', '1', '0']);
    await dialog.getByText(t('device.importFault.kind')).first().waitFor();
    expect(await page.content()).not.toContain('never-Shown');
    await looksRight('import-check');
    await dialog.getByRole('button', { name: t('import.submit', { count: 1 }) }).click();
    await dialog.getByText(t('import.finished'), { exact: true }).waitFor();
    await dialog.getByRole('button', { name: t('ui.done'), exact: true }).click();

    for (const name of [`Door ${look.width}`, `Till ${look.width}`])
      await page.getByRole('checkbox', { name: t('ui.list.selectRow', { name: `${shop} ${name}` }) }).check();
    await looksRight('ticked');
    await page.getByRole('button', { name: t('device.batch.act.time_sync') }).click();
    const sync = page.getByRole('dialog');
    await sync.getByRole('button', { name: t('device.batch.act.time_sync') }).click();
    await expect.poll(() => sync.getByText(t('state.device_command.acked'), { exact: true }).count()).toBe(2);
    await looksRight('clocks');
    expect(Math.abs(other.device.skewMs)).toBeLessThan(3_000);
    await sync
      .getByRole('button', { name: t('ui.close') })
      .last()
      .click();

    for (const name of [`Door ${look.width}`, `Till ${look.width}`])
      await page.getByRole('checkbox', { name: t('ui.list.selectRow', { name: `${shop} ${name}` }) }).check();
    await page.getByRole('button', { name: t('device.batch.act.detection_template') }).click();
    const template = page.getByRole('dialog');
    await choose(page, template, t('device.batch.kinds'), t('device.detection.motion'));
    await looksRight('template');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: t('device.batch.act.restart') }).click();
    const restart = page.getByRole('dialog');
    await restart.getByText(t('device.recordedNow')).waitFor();
    await looksRight('restart');
    await restart.getByRole('button', { name: t('device.batch.act.restart') }).click();
    await expect.poll(() => restart.getByText(t('state.device_command.sent'), { exact: true }).count()).toBe(2);
    await restart
      .getByRole('button', { name: t('ui.close') })
      .last()
      .click();

    await page.goto(`/web/device?shopId=${shopId}&evidence=short`);
    await settled(page);
    await looksRight('short');
    await page.goto(`/web/device?open=${other.id}&part=storage`);
    await page.getByText(t('device.evidence.warning')).waitFor();
    await looksRight('evidence');
    expect(faults).toEqual([]);
    await context.close();
  });
});

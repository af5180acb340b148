import { deviceApi } from '@rondo/contract/device';
import { surveillanceApi } from '@rondo/contract/surveillance';
import { translate } from '@rondo/messages';
import type { Browser, Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { TEST_CLIPS } from '../apps/server/test/camera/simulator.ts';
import { type SimulatedDevice, startDevice, USERNAME } from '../apps/server/test/device/simulator.ts';
import type { Company } from '../apps/server/test/factories.ts';
import { requestId, type World, world } from '../apps/server/test/world.ts';
import { type Look, looksOf, open, shoot, sideways, violations } from './browser.ts';
import { choose } from './pages/form.ts';
import { still } from './pages/settled.ts';
import { inBrowser } from './stage.ts';

type Translate = (key: Parameters<typeof translate>[1], params?: Record<string, string | number>) => string;

let w: World;
let browser: Browser;
let company: Company;
let shopId: string;
const running: SimulatedDevice[] = [];

inBrowser(
  async (started) => {
    browser = started;
    w = await world({ DEVICE_LOCAL: '1', CLIPS_DIR: TEST_CLIPS });
    await w.app.media.child?.start();
    company = await w.company({ name: 'Harbour Coffee' });
    shopId = await company.shop({ name: 'Lime Street' });
  },
  async () => {
    await Promise.all(running.map((one) => one.stop()));
    await w.stop();
  },
);

async function add(name: string): Promise<{ id: string; device: SimulatedDevice }> {
  const device = await startDevice({ maker: 'hikvision' });
  running.push(device);
  const { id } = await company.owner.call(deviceApi.create, {
    ...{ shopId, name, kind: 'camera', driver: 'hikvision', address: device.address, username: USERNAME },
    ...{ password: device.password, cameras: [{ channel: 1, name, places: ['till'] }], requestId: requestId() },
  });
  await company.owner.call(deviceApi.check, { id });
  return { id, device };
}

/** A command is looked at every five seconds: here at once, until the page shows where it has come to. */
const hurried = (shown: Locator): Promise<void> =>
  expect
    .poll(async () => {
      await w.sql(
        `select graphile_worker.reschedule_jobs(array_agg(id), run_at => now()) from graphile_worker.jobs
          where task_identifier = 'device.command' and locked_at is null`,
      );
      return shown.count();
    })
    .toBeGreaterThan(0);

/** Somebody watches the camera: the media role is not needed for them to be named. */
async function watch(id: string): Promise<void> {
  const [camera] = (await company.owner.call(deviceApi.get, { id })).cameras;
  await company.owner.call(surveillanceApi.ticket, { cameraId: camera?.id ?? '', quality: 'sub', purpose: 'routine' });
}

describe.each(looksOf(import.meta.url))('the settings of a device in $language at $width', (look: Look) => {
  const t: Translate = (key, params = {}) => translate(look.language, key, params);

  it('are set, and the device is formatted and restarted, with what comes of it told', async () => {
    const name = `Till ${look.width}`;
    const { id, device } = await add(name);
    const { page, context, faults } = await open(browser, w.base, look, company.owner);
    const looksRight = async (part: string) => {
      await still(page);
      await shoot(page, `device-${part}-${look.language}-${look.width}`);
      expect.soft({ part, violations: await violations(page) }).toEqual({ part, violations: [] });
      expect.soft({ part, sideways: await sideways(page) }).toEqual({ part, sideways: 0 });
    };
    const tab = (key: 'basic' | 'storage' | 'detection' | 'maintenance' | 'log') =>
      page.getByRole('tab', { name: t(`device.tab.${key}`), exact: true }).click();
    await askBeforeAdding(page, t, device);
    await looksRight('add');
    await page.goto(`/web/device?open=${id}`);
    await page.getByText('DS-2CD2143G2-I', { exact: true }).waitFor();
    await looksRight('basic');

    await tab('detection');
    const motion = page.getByRole('switch', { name: t('device.detection.motion'), exact: true });
    await motion.click();
    await page.getByRole('radio', { name: '5' }).click();
    await drawArea(page);
    await looksRight('detection');
    await page.getByRole('button', { name: t('ui.save') }).click();
    await expect
      .poll(() => device.settings.get('/ISAPI/System/Video/inputs/channels/1/motionDetection'))
      .toContain('<enabled>true</enabled>');
    await expect.poll(async () => (await company.owner.call(deviceApi.commands, { id }))[0]?.state).toBe('acked');

    await tab('storage');
    await page.getByText(t('state.card.normal'), { exact: true }).first().waitFor();
    await page.getByRole('button', { name: t('device.format') }).click();
    const sure = page.getByRole('dialog', { name: t('device.formatTitle') });
    await sure.getByText('2-3').waitFor();
    const erase = sure.getByRole('button', { name: t('device.format') });
    expect(await erase.isDisabled()).toBe(true);
    await sure.getByRole('textbox').fill(name);
    await looksRight('format');
    device.faults.formatFails = true;
    await erase.click();
    await page.getByText(t('state.card.formatting'), { exact: true }).first().waitFor();
    await looksRight('formatting');
    await hurried(page.getByText(t('device.formatFailed')));
    await page.getByRole('button', { name: t('device.tryAgain') }).waitFor();
    await looksRight('format-failed');

    await watch(id);
    await tab('maintenance');
    await page.getByRole('button', { name: t('device.restart') }).click();
    const restart = page.getByRole('dialog', { name: t('device.restartTitle') });
    await restart.getByText('1-3').waitFor();
    await restart.getByText(t('device.viewer', { member: company.owner.name, camera: name })).waitFor();
    await looksRight('restart');
    await restart.getByRole('button', { name: t('device.restart') }).click();
    await hurried(page.getByText(t('device.restarting')));
    await looksRight('restarting');
    await expect.poll(async () => (await company.owner.call(deviceApi.get, { id })).state).toBe('restarting');

    await tab('log');
    expect(new URL(page.url()).searchParams.get('part')).toBe('log');
    await page.getByText(t('device.command.restart'), { exact: true }).waitFor();
    await page.getByText(t('state.device_command.failed'), { exact: true }).waitFor();
    await looksRight('log');
    expect(faults).toEqual([]);
    await context.close();
  });
});

/** The form of a new device asks the device for what it is. */
async function askBeforeAdding(page: Page, t: Translate, device: SimulatedDevice): Promise<void> {
  await page.goto('/web/device?dialog=create');
  const form = page.getByRole('dialog', { name: t('device.create') });
  await choose(page, form, t('device.field.driver'), t('device.driver.hikvision'));
  await form.getByRole('textbox', { name: t('device.field.address'), exact: true }).fill(device.address);
  await form.getByRole('textbox', { name: t('device.field.username'), exact: true }).fill(USERNAME);
  await form.getByLabel(t('device.field.password'), { exact: true }).fill(device.password);
  await form.getByRole('button', { name: t('device.probe') }).click();
  await expect
    .poll(() => form.getByRole('textbox', { name: t('device.field.model'), exact: true }).inputValue())
    .toBe('DS-2CD2143G2-I');
}

/** Three corners by the pointer, one of them moved by keyboard. */
async function drawArea(page: Page): Promise<void> {
  const area = page.locator('.drawing').first();
  for (const [x, y] of [
    [40, 30],
    [200, 30],
    [120, 110],
  ] as const)
    await area.click({ position: { x, y } });
  await area.getByRole('button').last().press('ArrowDown');
}

import { deviceApi } from '@rondo/contract/device';
import { translate } from '@rondo/messages';
import type { Browser, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { type Camera, startCamera, TEST_CLIPS, USERNAME } from '../apps/server/test/camera/simulator.ts';
import type { SimulatedSound } from '../apps/server/test/camera/sound-packets.ts';
import type { Company } from '../apps/server/test/factories.ts';
import { requestId, type World, world } from '../apps/server/test/world.ts';
import { looksOf, open, shoot, violations } from './browser.ts';
import { inBrowser } from './stage.ts';

let w: World;
let browser: Browser;
let company: Company;
let shopId: string;
const real: Camera[] = [];
const ids: Record<string, string> = {};

inBrowser(
  async (started) => {
    browser = started;
    w = await world({ CLIPS_DIR: TEST_CLIPS, DEVICE_LOCAL: '1' });
    await w.app.media.child?.start();
    company = await w.company({ name: 'Harbour Coffee' });
    shopId = await company.shop({ name: 'Lime Street' });
    ids.Till = await speaking('Till', 'pcma');
    ids.Door = await speaking('Door', 'aac');
    ids.Kitchen = await camera('Kitchen', { driver: 'file', mainStream: 'counting' });
  },
  async () => {
    await w.stop();
    for (const one of real) await one.stop();
  },
);

async function speaking(name: string, sound: SimulatedSound): Promise<string> {
  const started = await startCamera({ sound });
  real.push(started);
  const login = { username: USERNAME, password: 'secret', address: '127.0.0.1' };
  return camera(name, { driver: 'rtsp', mainStream: started.url, ...login });
}

async function camera(name: string, source: { driver: 'file' | 'rtsp'; mainStream: string }): Promise<string> {
  const { mainStream, ...device } = source;
  const cameras = [{ channel: 1, name, places: ['door' as const], mainStream }];
  const fields = { shopId, name, kind: 'camera' as const, address: '', ...device, cameras };
  const { id } = await company.owner.call(deviceApi.create, { ...fields, requestId: requestId() });
  return (await company.owner.call(deviceApi.get, { id })).cameras[0]?.id ?? '';
}

/** Lets a test hear what the page plays: all that goes to an output goes through a meter first. */
const METER = `
  window.meters = [];
  const connect = AudioNode.prototype.connect;
  const meterOf = (context) => {
    const meter = new AnalyserNode(context, { fftSize: 2048 });
    connect.call(meter, context.destination);
    window.meters.push(meter);
    return meter;
  };
  AudioNode.prototype.connect = function (to, ...rest) {
    if (to !== this.context.destination) return connect.call(this, to, ...rest);
    this.context.meter ??= meterOf(this.context);
    return connect.call(this, this.context.meter);
  };
  const play = HTMLMediaElement.prototype.play;
  HTMLMediaElement.prototype.play = function () {
    if (this instanceof HTMLAudioElement && !this.metered) {
      this.metered = true;
      const context = new AudioContext();
      connect.call(context.createMediaElementSource(this), meterOf(context));
    }
    return play.call(this);
  };
  window.heardHz = () => window.meters.filter(({ context }) => context.state === 'running').flatMap((meter) => {
    const bins = new Float32Array(meter.frequencyBinCount);
    meter.getFloatFrequencyData(bins);
    const loudest = bins.indexOf(Math.max(...bins));
    return bins[loudest] > -50 ? [Math.round(loudest * meter.context.sampleRate / meter.fftSize)] : [];
  });`;

/** The pitches that sound now. */
const heard = (page: Page): Promise<number[]> => page.evaluate('window.heardHz()');
const isTone = (hz: number | undefined): boolean => hz !== undefined && Math.abs(hz - 440) < 25;

it.each(looksOf(import.meta.url))(
  'one camera at a time is heard, and only after somebody turned it on ($language at $width)',
  async (look) => {
    const { page, context, faults } = await open(browser, w.base, look, company.owner);
    await page.addInitScript(METER);
    const words = (key: 'surveillance.sound.on' | 'surveillance.sound.off') => translate(look.language, key);
    const show = (names: readonly string[], size: number) =>
      page.goto(`/web/surveillance?cameras=${names.map((name) => ids[name]).join()}&size=${size}`);
    const cell = (name: string) => page.locator('.wall').getByRole('group', { name: `Lime Street ${name}` });
    const button = (name: string, key: Parameters<typeof words>[0]) =>
      cell(name).getByRole('button', { name: words(key) });
    for (const name of ['Till', 'Door']) {
      await show([name], 1);
      await cell(name).focus();
      await button(name, 'surveillance.sound.on').waitFor();
      expect(await heard(page)).toEqual([]);
      await button(name, 'surveillance.sound.on').click();
      await expect.poll(async () => (await heard(page)).every(isTone) && (await heard(page)).length).toBe(1);
      expect(await violations(page)).toEqual([]);
      await shoot(page, `live-sound-${name}-${look.language}-${look.width}`);
      await button(name, 'surveillance.sound.off').click();
      await expect.poll(() => heard(page)).toEqual([]);
    }
    if (look.width === 1440) {
      await show(['Till', 'Door', 'Kitchen'], 4);
      await cell('Till').focus();
      await button('Till', 'surveillance.sound.on').click();
      await cell('Door').focus();
      await button('Door', 'surveillance.sound.on').click();
      await button('Till', 'surveillance.sound.on').waitFor();
      await expect.poll(async () => (await heard(page)).filter(isTone).length).toBe(1);
      await cell('Kitchen').focus();
      await cell('Kitchen').getByRole('button').first().waitFor();
      expect(await button('Kitchen', 'surveillance.sound.on').count()).toBe(0);
      await shoot(page, 'live-sound-wall');
    }
    expect(faults).toEqual([]);
    await context.close();
  },
);

import { deviceApi } from '@rondo/contract/device';
import { recordingApi } from '@rondo/contract/recording';
import { surveillanceApi as api } from '@rondo/contract/surveillance';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { look, pictures } from '../../../test/camera/browser.ts';
import { type Camera, startCamera } from '../../../test/camera/simulator.ts';
import { type SimulatedDevice, startDevice, USERNAME } from '../../../test/device/simulator.ts';
import type { Company, Person } from '../../../test/factories.ts';
import { refused } from '../../../test/refusal.ts';
import { waitFor } from '../../../test/wait-for.ts';
import { requestId, type World, world } from '../../../test/world.ts';

let w: World;
let company: Company;
let shopId: string;
let inspector: Person;
let device: SimulatedDevice;
let player: Camera;
let cameraId: string;

/** Days are those of the company, eight hours ahead; now is one hour after the last recording. */
const at = (time: string): Date => new Date(`2026-11-20T${time}Z`);
const KEPT = [
  { from: at('01:00:00'), to: at('01:30:00'), kind: 'continuous' },
  { from: at('01:50:00'), to: at('02:00:00'), kind: 'event' },
] as const;

beforeAll(async () => {
  w = await world({ DEVICE_LOCAL: '1' });
});
afterAll(() => w.stop());
beforeEach(async () => {
  w.clock.set(at('03:00:00').toISOString());
  company = await w.company();
  shopId = await company.shop({ name: 'Lime Street' });
  inspector = await company.member({ role: 'inspector', shopIds: [shopId] });
  player = await startCamera({ frameMs: 5 });
  device = await startDevice({ maker: 'hikvision', recordings: [...KEPT], rtspPort: Number(new URL(player.url).port) });
  cameraId = await cameraOf('hikvision');
});
afterEach(async () => {
  await Promise.all([player.stop(), device.stop()]);
});

async function cameraOf(driver: 'hikvision' | 'file', password = device.password): Promise<string> {
  const reached = driver === 'file' ? {} : { address: device.address, username: USERNAME, password };
  const cameras = [{ channel: 1, name: 'Till', mainStream: driver === 'file' ? 'counting' : '' }];
  const fields = { shopId, name: `Device ${requestId()}`, kind: 'camera', driver, cameras, ...reached } as const;
  const { id } = await company.owner.call(deviceApi.create, { ...fields, requestId: requestId() });
  return (await company.owner.call(deviceApi.get, { id })).cameras[0]?.id ?? '';
}
const recorded = (who = inspector, on = '2026-11-20') => who.call(api.recorded, { cameraId, on });
const replay = (change: { from?: Date; to?: Date; cameraId?: string; instead?: string } = {}, who = inspector) =>
  who.call(api.replay, {
    ...{ cameraId, ...change },
    from: (change.from ?? at('01:10:00')).toISOString(),
    to: (change.to ?? at('01:30:00')).toISOString(),
  });

/** Plays a recording of the last hour, that lasts so long; the media role goes by the real clock. */
async function playing(who = inspector, lastsMs = 1_200_000) {
  const now = Date.now();
  w.clock.set(new Date(now).toISOString());
  const { address } = await replay({ from: new Date(now - 3_600_000), to: new Date(now - 3_600_000 + lastsMs) }, who);
  await w.app.media.child?.start();
  const ticket = new URL(address, 'http://page').searchParams.get('ticket') ?? '';
  return { address, looking: look(w.app.media.child?.port() ?? 0, ticket) };
}

it('what a device kept on a day is told with its gap, by day and as far back as the reader may play', async () => {
  const { stretches, ...day } = await recorded();
  expect(day).toEqual({ from: '2026-11-19T16:00:00.000Z', to: '2026-11-20T16:00:00.000Z', cause: null });
  expect(stretches.map(({ kind }) => kind)).toEqual(['continuous', 'event']);
  for (const [i, { from, to }] of KEPT.entries()) {
    expect(Math.abs(Date.parse(stretches[i]?.from ?? '') - from.getTime())).toBeLessThanOrEqual(1_000);
    expect(Math.abs(Date.parse(stretches[i]?.to ?? '') - to.getTime())).toBeLessThanOrEqual(1_000);
  }
  expect((await recorded(inspector, '2026-11-19')).stretches).toEqual([]);
  // The day has not come yet: the device is not even asked.
  const { length } = device.requests;
  expect((await recorded(inspector, '2026-11-22')).stretches).toEqual([]);
  const { rev } = await company.owner.call(recordingApi.setting, {});
  await company.owner.call(recordingApi.saveSetting, { quotaGb: 10, playDays: 1, rev });
  w.clock.set(at('03:00:00').toISOString().replace('-20T', '-22T'));
  expect((await recorded()).stretches).toEqual([]);
  expect(device.requests).toHaveLength(length);
  expect((await recorded(company.owner)).stretches).toHaveLength(2);
});

it('a recording plays from the device itself, is counted and logged as playback, and its connection ends with the viewer', async () => {
  const { address, looking } = await playing();
  expect(address).not.toContain(device.password);
  await pictures(looking, 10);
  expect(looking.messages[0]).toMatchObject({ type: 'init', width: 320, height: 180 });
  expect(player.plays[0]).toMatch(/\/Streaming\/tracks\/101\/\?starttime=\d{8}T\d{6}Z&endtime=\d{8}T\d{6}Z/);
  await waitFor(async () => {
    const [row] = (await company.owner.call(api.watchLog, {})).list;
    expect(row).toMatchObject({ use: 'playback', member: { id: inspector.id }, camera: { id: cameraId } });
  });
  looking.leave();
  await waitFor(() => expect(player.connections.open).toBe(0));
  expect(player.connections.ever).toBe(1);
});

it('a recording that is over is said to be over, and not begun again', async () => {
  const { looking } = await playing(inspector, 2_000);
  await vi.waitFor(() => expect(looking.closed()).toBe(4404), { timeout: 10_000 });
  expect(looking.messages.at(-1)).toMatchObject({ type: 'offline' });
  expect(player.connections).toEqual({ ever: 1, open: 0 });
});

it('two who play the same recording have a connection each: they are somewhere else in it', async () => {
  const other = await company.member({ role: 'inspector', shopIds: [shopId] });
  const both = [(await playing()).looking, (await playing(other)).looking];
  await Promise.all(both.map((one) => pictures(one, 5)));
  expect(player.connections.open).toBe(2);
  for (const one of both) one.leave();
});

it('counts among the nine of the session; one that is replaced makes room', async () => {
  const streams: string[] = [];
  for (let i = 0; i < 9; i += 1) streams.push((await replay()).streamId);
  expect(await refused(replay())).toBe('TOO_MANY_STREAMS');
  expect((await replay({ instead: streams[0] ?? '' })).streamId).not.toBe('');
});

it('is refused to whoever may not play recordings, of other stores and companies, and where the device cannot', async () => {
  const clerk = await company.member({ shopIds: [shopId] });
  expect(await refused(recorded(clerk))).toBe('FORBIDDEN');
  expect(await refused(replay({}, clerk))).toBe('FORBIDDEN');
  const elsewhere = await company.member({ role: 'inspector', shopIds: [await company.shop()] });
  const stranger = (await w.company()).owner;
  for (const who of [elsewhere, stranger]) {
    expect(await refused(recorded(who))).toBe('NOT_FOUND');
    expect(await refused(replay({}, who))).toBe('NOT_FOUND');
  }
  expect(await refused(replay({ to: at('01:10:00') }))).toBe('INPUT_REFUSED');
  expect(await refused(replay({ to: new Date(at('01:11:00').getTime() + 86_400_000) }))).toBe('INPUT_REFUSED');
  expect(await refused(replay({ from: new Date(at('01:10:00').getTime() - 30 * 86_400_000) }))).toBe('INPUT_REFUSED');
  const demo = await cameraOf('file');
  expect(await refused(replay({ cameraId: demo }))).toBe('DEVICE_NOT_CONTROLLED');
  expect(await refused(inspector.call(api.recorded, { cameraId: demo, on: '2026-11-20' }))).toBe(
    'DEVICE_NOT_CONTROLLED',
  );
});

it('a device that does not answer, or has another password, is a cause in words', async () => {
  const locked = await cameraOf('hikvision', 'wrong');
  expect(await inspector.call(api.recorded, { cameraId: locked, on: '2026-11-20' })).toMatchObject({
    cause: 'wrong_password',
    stretches: [],
  });
  await device.leave();
  expect(await recorded()).toMatchObject({ cause: 'unreachable' });
  expect(await refused(replay())).toBe('NO_RECORDING');
  await device.start();
});

import { deviceApi } from '@rondo/contract/device';
import { ptzApi as api } from '@rondo/contract/ptz';
import { surveillanceApi } from '@rondo/contract/surveillance';
import { PTZ_LIMIT } from '@rondo/domain/ptz-limit';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type DeviceOptions, type SimulatedDevice, startDevice, USERNAME } from '../../../test/device/simulator.ts';
import type { Company, Person } from '../../../test/factories.ts';
import { refused } from '../../../test/refusal.ts';
import { requestId, type World, world } from '../../../test/world.ts';

let w: World;
let company: Company;
let shopId: string;
let anna: Person;
let bo: Person;
const running: SimulatedDevice[] = [];

beforeAll(async () => {
  // The queue is not run by itself: each step is begun by the test.
  w = await world({ DEVICE_LOCAL: '1', RONDO_RUN: 'web' });
});
afterAll(() => w.stop());
beforeEach(async () => {
  company = await w.company();
  shopId = await company.shop({ name: 'Lime Street' });
  anna = await company.member({ role: 'administrator', shopIds: [shopId], name: 'Anna' });
  bo = await company.member({ role: 'administrator', shopIds: [shopId], name: 'Bo' });
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((one) => one.stop()));
  w.clock.set(new Date().toISOString());
});

async function add(options: Partial<DeviceOptions> = {}) {
  const maker = options.maker ?? 'hikvision';
  const device = await startDevice({ hasPtz: true, ...options, maker });
  running.push(device);
  const { id } = await company.owner.call(deviceApi.create, {
    ...{ shopId, name: 'Till camera', kind: 'camera', driver: maker, address: device.address, username: USERNAME },
    ...{ password: device.password, cameras: [{ channel: 1, name: 'Till' }], requestId: requestId() },
  });
  const cameraId = (await company.owner.call(deviceApi.get, { id })).cameras[0]?.id ?? '';
  return { id, cameraId, device, ptz: device.ptz };
}

const move = (cameraId: string, who = anna, direction: 'left' | 'up' | 'zoom_in' = 'left') =>
  who.call(api.move, { cameraId, direction, speed: 3 });
const stop = (cameraId: string, who = anna) => who.call(api.stop, { cameraId });
const state = (cameraId: string, who = anna) => who.call(api.state, { cameraId });

describe('what a camera can be told', () => {
  it('is asked once, kept, and told with the camera; asked anew by hand and after another address', async () => {
    const { id, cameraId, device } = await add();
    const watched = async () => (await anna.call(surveillanceApi.cameras, {})).list[0]?.ptz;
    expect(await watched()).toBeNull();
    expect(await state(cameraId)).toEqual({ abilities: ['move', 'zoom', 'preset'], cause: null, holder: null });
    expect(await watched()).toEqual(['move', 'zoom', 'preset']);
    const asked = () => device.requests.filter((one) => one.includes('PTZCtrl')).length;
    const before = asked();
    await state(cameraId);
    expect(asked()).toBe(before);
    device.ptz = null;
    await company.owner.call(deviceApi.check, { id });
    expect(await watched()).toEqual([]);
    expect(await refused(move(cameraId))).toBe('PTZ_NOT_THERE');
  });

  it('is found by the check of every minute, and does not fail it', async () => {
    const { id } = await add({ maker: 'onvif' });
    w.clock.advance(60_000);
    await w.app.runJob('device.check');
    expect((await anna.call(surveillanceApi.cameras, {})).list[0]?.ptz).toEqual(['move', 'zoom', 'preset']);
    expect((await company.owner.call(deviceApi.get, { id })).state).toBe('online');
  });

  it('is not told by a camera that is away, with the cause', async () => {
    const { cameraId, device } = await add();
    await device.stop();
    expect(await state(cameraId)).toMatchObject({ abilities: [], cause: 'unreachable' });
    expect(await refused(move(cameraId))).toBe('PTZ_FAILED');
  });
});

describe.each(['hikvision', 'dahua', 'onvif'] as const)('a movement by %s', (maker) => {
  it('goes on while it is told of, and ends when the button is let go', async () => {
    const { cameraId, ptz } = await add({ maker });
    await move(cameraId);
    await move(cameraId);
    expect(ptz?.moving).not.toBeNull();
    await stop(cameraId);
    expect(ptz?.moving).toBeNull();
  });

  it('ends within five seconds when nothing more is heard of the browser', async () => {
    const { cameraId, ptz } = await add({ maker });
    await move(cameraId);
    expect(PTZ_LIMIT.lostMs).toBeLessThan(5_000);
    await expect.poll(() => ptz?.moving, { interval: 50 }).toBeNull();
    expect(ptz?.told.filter((one) => one === 'stop')).toHaveLength(1);
  });

  it('of another direction ends the one before', async () => {
    const { cameraId, ptz } = await add({ maker });
    await move(cameraId);
    await move(cameraId, anna, 'up');
    expect(ptz?.told).toHaveLength(3);
    expect(ptz?.told[1]).toBe('stop');
    await stop(cameraId);
    expect(ptz?.moving).toBeNull();
  });
});

describe('a movement of a process that is no more', () => {
  /** As a process leaves it that ended right after it began the movement. */
  const lost = async (cameraId: string, secondsAgo: number) => {
    await move(cameraId);
    const at = new Date(Date.now() - secondsAgo * 1_000);
    await w.sql(
      `update ptz_hold set step = step + 1, taken_at = $2, used_at = $2, stops_at = $2 where camera_id = $1`,
      [cameraId, at],
    );
  };

  it('is stopped by the clock', async () => {
    const { cameraId, ptz } = await add();
    await lost(cameraId, 10);
    await w.app.runJob('ptz.stop-lost');
    expect(ptz?.moving).toBeNull();
    expect((await anna.call(api.log, { cameraId }))[0]).toMatchObject({ cause: null });
  });

  it('whose device does not answer is tried again, told in the log, and given up after two minutes', async () => {
    const { cameraId, device } = await add();
    await lost(cameraId, 10);
    await device.leave();
    await w.app.runJob('ptz.stop-lost');
    expect((await anna.call(api.log, { cameraId }))[0]).toMatchObject({ cause: 'unreachable' });
    await device.start();
    await w.app.runJob('ptz.stop-lost');
    expect(device.ptz?.moving).toBeNull();
    await lost(cameraId, 130);
    await device.leave();
    await w.app.runJob('ptz.stop-lost');
    await device.start();
    const before = device.requests.length;
    await w.app.runJob('ptz.stop-lost');
    expect(device.requests.length).toBe(before);
  });
});

describe('a camera that somebody moves', () => {
  it('is refused to others with who has it, for half a minute after the last act, or until it is given back', async () => {
    const { cameraId, ptz } = await add();
    await move(cameraId);
    await stop(cameraId);
    expect(await refused(move(cameraId, bo))).toBe('PTZ_HELD');
    await expect(move(cameraId, bo)).rejects.toThrow(/Anna/);
    expect((await state(cameraId, bo)).holder).toMatchObject({ name: 'Anna', isMine: false });
    expect((await state(cameraId)).holder).toMatchObject({ isMine: true });
    w.clock.advance(29_000);
    expect(await refused(move(cameraId, bo))).toBe('PTZ_HELD');
    w.clock.advance(1_001);
    expect((await state(cameraId, bo)).holder).toBeNull();
    await move(cameraId, bo);
    expect(await refused(anna.call(api.goTo, { cameraId, preset: '1' }))).toBe('PTZ_HELD');
    // What somebody else does is not stopped, nor given back.
    await stop(cameraId);
    await anna.call(api.release, { cameraId });
    expect(ptz?.moving).not.toBeNull();
    await bo.call(api.release, { cameraId });
    expect(ptz?.moving).toBeNull();
    await move(cameraId);
    await stop(cameraId);
    expect(await anna.call(api.log, { cameraId })).toMatchObject([
      { member: { name: 'Anna' }, acts: 1 },
      { member: { name: 'Bo' }, acts: 1 },
      { member: { name: 'Anna' }, acts: 1 },
    ]);
  });

  it('of twenty people at once one has it', async () => {
    const { cameraId } = await add();
    const people = await Promise.all(
      Array.from({ length: 20 }, (_, i) => company.member({ role: 'administrator', shopIds: [shopId], name: `P${i}` })),
    );
    const asked = await Promise.allSettled(people.map((who) => move(cameraId, who)));
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('is refused for a store out of scope, another company, and without the permission', async () => {
    const { cameraId } = await add();
    const farId = await company.shop({ name: 'Far Road' });
    const far = await company.member({ role: 'administrator', scopeAll: false, shopIds: [farId] });
    expect(await refused(move(cameraId, far))).toBe('NOT_FOUND');
    expect(await refused(stop(cameraId, far))).toBe('NOT_FOUND');
    expect(await refused(far.call(api.log, { cameraId }))).toBe('NOT_FOUND');
    expect(await refused(move(cameraId, (await w.company()).owner))).toBe('NOT_FOUND');
    const manager = await company.member({ role: 'store_manager', shopIds: [shopId] });
    expect(await refused(move(cameraId, manager))).toBe('FORBIDDEN');
  });
});

describe.each(['hikvision', 'dahua', 'onvif'] as const)('presets by %s', (maker) => {
  it('are listed, gone to, saved, moved and deleted; the history of the device has who did it', async () => {
    const { id, cameraId, ptz } = await add({ maker });
    const list = async () => (await anna.call(api.presets, { cameraId })).presets;
    expect(await list()).toEqual([{ id: '1', name: 'Till' }]);
    await move(cameraId);
    await anna.call(api.goTo, { cameraId, preset: '1' });
    expect(ptz?.at).toBe('1');
    expect(ptz?.moving).toBeNull();
    const save = (name: string, presetId: string | null = null) =>
      anna.call(api.savePreset, { cameraId, name, preset: presetId });
    await save('收银台');
    expect(await refused(save('Till'))).toBe('PTZ_PRESET_TAKEN');
    const kept = (await list()).find(({ name }) => name === '收银台');
    await save('收银台', kept?.id);
    expect(await list()).toHaveLength(2);
    await anna.call(api.removePreset, { cameraId, preset: kept?.id ?? '' });
    expect(await list()).toEqual([{ id: '1', name: 'Till' }]);
    expect(await refused(anna.call(api.removePreset, { cameraId, preset: '77' }))).toBe('NOT_FOUND');
    const { history } = await company.owner.call(deviceApi.get, { id });
    expect(history.map(({ event, comment }) => [event, comment])).toEqual(
      expect.arrayContaining([
        ['preset_saved', '收银台'],
        ['preset_removed', '收银台'],
      ]),
    );
  });
});

it('an id of a preset that could change the address of the device is refused', async () => {
  const { cameraId } = await add();
  for (const preset of ['1/../94', '', '1?x', 'a b'])
    expect(await refused(anna.call(api.goTo, { cameraId, preset }))).toBe('INPUT_REFUSED');
});

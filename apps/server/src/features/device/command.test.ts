import { deviceApi as api } from '@rondo/contract/device';
import type { Input } from '@rondo/contract/kit/endpoint';
import { ALWAYS, type Detection } from '@rondo/domain/detection';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDevice } from '../../../test/device/add-device.ts';
import { type DeviceOptions, type SimulatedDevice, startDevice, USERNAME } from '../../../test/device/simulator.ts';
import type { Company, Person } from '../../../test/factories.ts';
import { refused } from '../../../test/refusal.ts';
import { requestId, type World, world } from '../../../test/world.ts';

let w: World;
let company: Company;
let shopId: string;
let technician: Person;
const running: SimulatedDevice[] = [];

beforeAll(async () => {
  // The queue is not run by itself: each step is begun by the test.
  w = await world({ DEVICE_LOCAL: '1', RONDO_RUN: 'web' });
});
afterAll(() => w.stop());
beforeEach(async () => {
  company = await w.company();
  shopId = await company.shop({ name: 'Lime Street' });
  technician = await company.member({ role: 'administrator', shopIds: [shopId] });
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((one) => one.stop()));
});

async function add(options: DeviceOptions, more: Partial<Input<typeof api.create>> = {}) {
  const cameras = [{ channel: 1, name: 'Till' }];
  const added = await addDevice(technician, options, { shopId, name: 'Till camera', cameras, ...more });
  running.push(added.device);
  return added;
}

const get = (id: string) => technician.call(api.get, { id });
const last = async (id: string) => (await technician.call(api.commands, { id }))[0];
const restart = (id: string) => technician.call(api.restart, { id, requestId: requestId() });
const format = (id: string, name = 'Till camera') => technician.call(api.format, { id, name, requestId: requestId() });
const step = (command: { id: string }) => w.app.runJob('device.command', { companyId: company.id, id: command.id });

describe('a device that is asked', () => {
  it('tells what it is, its card, and the streams that nobody entered', async () => {
    const { id } = await add({ maker: 'hikvision' });
    expect(await get(id)).toMatchObject({
      ...{ state: 'online', cause: null, model: 'DS-2CD2143G2-I', firmware: 'V5.7.3', card: 'normal' },
      ...{ cardCapacityMb: 121_942, cardUsedMb: 79_958 },
      cameras: [{ mainStream: 'rtsp://127.0.0.1:554/Streaming/Channels/101' }],
      can: { control: true, restart: true, format: true },
    });
  });

  it.each([
    ['none', 'none', false],
    ['error', 'unusable', true],
  ] as const)('with a card that is %s says %s', async (card, state, canFormat) => {
    const { id } = await add({ maker: 'dahua', card });
    expect(await get(id)).toMatchObject({ card: state, can: { format: canFormat } });
    if (!canFormat) expect(await refused(format(id))).toBe('CARD_NOT_THERE');
  });

  it('says why it does not answer, and is asked by the clock once a minute', async () => {
    const { id, device } = await add({ maker: 'hikvision' }, { password: 'wrong' });
    expect(await get(id)).toMatchObject({ state: 'offline', cause: 'wrong_password' });
    await technician.call(api.edit, { ...(await editable(id)), password: 'secret' });
    const before = device.requests.length;
    await w.app.runJob('device.check');
    expect(device.requests.length).toBe(before);
    w.clock.advance(60_000);
    await w.app.runJob('device.check');
    expect(await get(id)).toMatchObject({ state: 'online', cause: null });
  });
});

async function editable(id: string) {
  const { rev, name, kind, driver, address, username, serial, model, note, cameras } = await get(id);
  return { id, rev, shopId, name, kind, driver, address, username, serial, model, note, cameras };
}

describe('a restart', () => {
  it('goes online, restarting, online, and is in the log', async () => {
    const { id, device } = await add({ maker: 'hikvision' });
    const command = await restart(id);
    expect(await last(id)).toMatchObject({ state: 'queued', kind: 'restart', by: technician.name });
    expect(await refused(restart(id))).toBe('DEVICE_BUSY');
    await step(command);
    expect(await get(id)).toMatchObject({ state: 'restarting', can: { restart: false } });
    expect(await last(id)).toMatchObject({ state: 'sent' });
    await step(command);
    expect((await get(id)).state).toBe('restarting');
    await device.start();
    await step(command);
    expect((await get(id)).state).toBe('online');
    expect(await last(id)).toMatchObject({ state: 'acked', cause: null });
  });

  it('that does not come back within five minutes timed out, and the device is offline', async () => {
    const { id } = await add({ maker: 'dahua' });
    const command = await restart(id);
    await step(command);
    await step(command);
    w.clock.advance(5 * 60_000);
    await w.app.runJob('device.resume');
    expect((await get(id)).state).toBe('offline');
    expect(await last(id)).toMatchObject({ state: 'timeout', cause: 'no_end' });
    expect(await refused(restart(id))).toBe('DEVICE_NOT_ONLINE');
  });

  it('that a device refuses leaves it online', async () => {
    const { id, device } = await add({ maker: 'hikvision' });
    const command = await restart(id);
    device.faults.says = 'nonsense';
    await step(command);
    expect((await get(id)).state).toBe('online');
    expect(await last(id)).toMatchObject({ state: 'failed', cause: 'other_protocol' });
  });
});

describe('a format', () => {
  it('asks for the name, goes normal, formatting with progress, formatted, normal', async () => {
    const { id, device } = await add({ maker: 'hikvision' });
    expect(await refused(format(id, 'Till'))).toBe('DEVICE_NAME_DIFFERS');
    expect(device.card.state).toBe('ok');
    const command = await format(id);
    expect((await get(id)).card).toBe('formatting');
    await step(command);
    await step(command);
    expect(await last(id)).toMatchObject({ state: 'sent', percent: 50 });
    await step(command);
    await step(command);
    expect((await get(id)).card).toBe('formatted');
    expect(await last(id)).toMatchObject({ state: 'acked' });
    await technician.call(api.check, { id });
    expect((await get(id)).card).toBe('normal');
  });

  it.each(['hikvision', 'dahua'] as const)('that %s fails at gives the state of before back', async (maker) => {
    const { id } = await add({ maker, card: 'error', faults: { formatFails: true } });
    const command = await format(id);
    for (let i = 0; i < 4; i += 1) await step(command);
    expect((await get(id)).card).toBe('unusable');
    expect(await last(id)).toMatchObject({ state: 'failed', cause: 'card_broken' });
  });

  it('without end is given up after five minutes', async () => {
    const { id } = await add({ maker: 'hikvision', faults: { formatHangs: true } });
    const command = await format(id);
    await step(command);
    w.clock.advance(4 * 60_000);
    await step(command);
    expect((await get(id)).card).toBe('formatting');
    w.clock.advance(61_000);
    await step(command);
    expect((await get(id)).card).toBe('normal');
    expect(await last(id)).toMatchObject({ state: 'timeout', cause: 'no_end' });
  });

  it('of which nobody knows that it was sent goes on, and is not sent again', async () => {
    const { id, device } = await add({ maker: 'hikvision' });
    const command = await format(id);
    device.card = { state: 'formating', percent: 0 };
    w.clock.advance(61_000);
    await w.app.runJob('device.resume');
    expect(device.requests.filter((one) => one.includes('PUT'))).toEqual([]);
    for (let i = 0; i < 3; i += 1) await step(command);
    expect((await get(id)).card).toBe('formatted');
  });
});

describe('detection', () => {
  const AREA = [
    { x: 100, y: 100 },
    { x: 900, y: 100 },
    { x: 500, y: 900 },
  ];
  const WANTED: Detection = { isOn: true, sensitivity: 5, area: AREA, week: ALWAYS, coolDownSeconds: null };
  const cameraOf = async (id: string): Promise<string> => (await get(id)).cameras[0]?.id ?? '';
  const set = (cameraId: string, settings: Detection) =>
    technician.call(api.setDetection, { cameraId, kind: 'motion', settings, requestId: requestId() });

  it('is written to the device, read back, and shown with the area that was drawn', async () => {
    const { id, device } = await add({ maker: 'hikvision' });
    const cameraId = await cameraOf(id);
    const before = await technician.call(api.detection, { cameraId });
    expect(before.kinds.map(({ kind, settings }) => [kind, settings.isOn])).toEqual([
      ['motion', false],
      ['scene_change', false],
      ['human', false],
    ]);
    await step(await set(cameraId, WANTED));
    expect(await last(id)).toMatchObject({ state: 'acked', detection: 'motion', camera: 'Till' });
    expect(device.settings.get('/ISAPI/System/Video/inputs/channels/1/motionDetection')).toContain(
      '<sensitivityLevel>100</sensitivityLevel>',
    );
    const after = await technician.call(api.detection, { cameraId });
    expect(after.kinds[0]?.settings).toEqual(WANTED);
  });

  it('that the device does not keep has failed', async () => {
    const { id } = await add({ maker: 'dahua', faults: { forgets: true } });
    await step(await set(await cameraOf(id), { ...WANTED, coolDownSeconds: 10 }));
    expect(await last(id)).toMatchObject({ state: 'failed', cause: 'not_kept' });
  });

  it('has an area whose sides do not cross', async () => {
    const { id } = await add({ maker: 'hikvision' });
    const bowTie = [
      { x: 0, y: 0 },
      { x: 900, y: 900 },
      { x: 900, y: 0 },
      { x: 0, y: 900 },
    ];
    expect(await refused(set(await cameraOf(id), { ...WANTED, area: bowTie }))).toBe('INPUT_REFUSED');
  });
});

it('what stands at an address is told before it is added, and nothing of it is kept', async () => {
  const device = await startDevice({ maker: 'onvif' });
  running.push(device);
  const probe = (password: string) =>
    technician.call(api.probe, { driver: 'onvif', address: device.address, username: USERNAME, password });
  expect(await probe('wrong')).toEqual({ cause: 'wrong_password', model: '', serial: '', channels: [] });
  expect(await probe('secret')).toMatchObject({
    ...{ cause: null, model: 'IPC-42', serial: 'ON-0042' },
    channels: [
      { channel: 1, mainStream: 'rtsp://127.0.0.1:8554/main_1?a=1&b=2' },
      { channel: 2, subStream: '' },
    ],
  });
  expect((await technician.call(api.list, {})).list).toEqual([]);
});

it('who does not manage devices asks them for nothing', async () => {
  const { id } = await add({ maker: 'hikvision' });
  const manager = await company.member({ role: 'store_manager', shopIds: [shopId] });
  expect(await refused(manager.call(api.restart, { id, requestId: requestId() }))).toBe('FORBIDDEN');
  expect((await manager.call(api.get, { id })).can).toMatchObject({ control: false, restart: false, format: false });
});

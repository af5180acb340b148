import { deviceApi as api } from '@rondo/contract/device';
import { ALWAYS, type Detection } from '@rondo/domain/detection';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { memberWith } from '../../../test/custom-role.ts';
import { addDevice } from '../../../test/device/add-device.ts';
import type { DeviceOptions, SimulatedDevice } from '../../../test/device/simulator.ts';
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
  technician = await memberWith(w, company, ['shop', 'x_device'], { shopIds: [shopId] });
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((one) => one.stop()));
});

async function add(options: DeviceOptions, name = 'Till', at = shopId) {
  const added = await addDevice(company.owner, options, { shopId: at, name });
  running.push(added.device);
  return added;
}
const step = (id: string | null) => w.app.runJob('device.command', { companyId: company.id, id: id ?? '' });
const syncTime = async (ids: string[]) =>
  (await technician.call(api.batch, { ids, order: { kind: 'time_sync' }, requestId: requestId() })).results;
const statesOf = async (ids: (string | null)[]) => {
  const found = await technician.call(api.commandStates, { ids: ids.flatMap((id) => id ?? []) });
  return ids.map((id) => found.find((one) => one.id === id)?.state ?? null);
};

describe('many devices', () => {
  it('are asked each, as far as it can be asked, once however often the call is sent', async () => {
    const dock = await company.shop({ name: 'Dock' });
    const [fine, busy, away, far] = await Promise.all([
      add({ maker: 'hikvision' }, 'Fine'),
      add({ maker: 'hikvision' }, 'Busy'),
      add({ maker: 'dahua', password: 'other' }, 'Away'),
      add({ maker: 'hikvision' }, 'Far', dock),
    ]);
    await w.sql(`update device set state = 'offline' where id = $1`, [away.id]);
    const { id: demo } = await company.owner.call(api.create, {
      ...{ shopId, name: 'Demo', kind: 'camera', driver: 'file', requestId: requestId() },
      cameras: [{ channel: 1, name: 'Demo', mainStream: 'counting' }],
    });
    await technician.call(api.restart, { id: busy.id, requestId: requestId() });
    const ids = [fine.id, busy.id, away.id, demo, far.id];
    const input = { ids, order: { kind: 'restart' as const }, requestId: requestId() };
    const { results } = await technician.call(api.batch, input);
    expect(results.map(({ deviceId, commandId }) => [deviceId, commandId !== null])).toEqual([
      [fine.id, true],
      ...[busy.id, away.id, demo].map((id) => [id, false]),
    ]);
    expect(results.map(({ refusal }) => refusal?.split(/[:,]/)[0] ?? null)).toEqual([
      null,
      'The device is still doing what it was asked before',
      'The device is not online',
      'Devices with this protocol have no settings that can be reached from here',
    ]);
    expect((await technician.call(api.batch, input)).results).toEqual(results);
    const kinds = await w.sql('select kind from device_command where company_id = $1 and device_id = $2', [
      company.id,
      fine.id,
    ]);
    expect(kinds).toEqual([{ kind: 'restart' }]);
    const { history } = await technician.call(api.get, { id: fine.id });
    expect(history.map(({ event }) => event)).toContain('restart');
    expect(await refused(technician.call(api.impact, { ids: [far.id] }))).toBe('NOT_FOUND');
    const manager = await company.member({ role: 'store_manager', shopIds: [shopId] });
    expect(await refused(manager.call(api.batch, input))).toBe('FORBIDDEN');
  });

  it('of one store go away four at once; the others have their turn when one is back, other stores go on', async () => {
    const dock = await company.shop({ name: 'Dock' });
    const here = await Promise.all(Array.from({ length: 6 }, (_, i) => add({ maker: 'hikvision' }, `Camera ${i}`)));
    const far = await add({ maker: 'hikvision' }, 'Far', dock);
    const ids = [...here, far].map(({ id }) => id);
    const order = { kind: 'restart' as const };
    const { results } = await company.owner.call(api.batch, { ids, order, requestId: requestId() });
    const commands = results.map(({ commandId }) => commandId);
    await Promise.all(commands.map(step));
    const states = async () =>
      (await company.owner.call(api.commandStates, { ids: commands.flatMap((id) => id ?? []) })).map(
        ({ state }) => state,
      );
    expect((await states()).toSorted()).toEqual(['queued', 'queued', 'sent', 'sent', 'sent', 'sent', 'sent']);
    const left = here.filter(({ device }) => device.requests.includes('PUT /ISAPI/System/reboot'));
    expect([left.length, far.device.requests.includes('PUT /ISAPI/System/reboot')]).toEqual([4, true]);
    const [back] = left;
    const at = ids.indexOf(back?.id ?? '');
    await step(commands[at] ?? null);
    await back?.device.start();
    await step(commands[at] ?? null);
    await Promise.all(commands.map(step));
    expect((await states()).filter((state) => state === 'queued')).toHaveLength(1);
    // Who never comes back gives its turn up after five minutes.
    w.clock.advance(5 * 60_000);
    await w.app.runJob('device.resume');
    // The queue has what they woke.
    await Promise.all(commands.map(step));
    expect((await states()).filter((state) => state === 'queued')).toEqual([]);
    expect((await states()).filter((state) => state === 'timeout')).toHaveLength(5);
  });
});

describe('clocks', () => {
  it.each(['hikvision', 'dahua', 'onvif'] as const)(
    'of %s that are wrong are set, and are right afterwards',
    async (maker) => {
      const { id, device } = await add({ maker });
      expect(Math.abs(device.skewMs)).toBeGreaterThan(60_000);
      const [result] = await syncTime([id]);
      await step(result?.commandId ?? null);
      expect(await technician.call(api.commands, { id })).toMatchObject([
        { kind: 'time_sync', state: 'acked', cause: null },
      ]);
      expect(Math.abs(device.skewMs)).toBeLessThan(2_000);
    },
  );

  it('that are right are left alone, and one that is not kept has failed', async () => {
    const [right, stubborn] = await Promise.all([
      add({ maker: 'hikvision' }, 'Right'),
      add({ maker: 'hikvision', faults: { forgets: true } }, 'Stubborn'),
    ]);
    right.device.skewMs = 0;
    const results = await syncTime([right.id, stubborn.id]);
    for (const { commandId } of results) await step(commandId);
    expect(await statesOf(results.map(({ commandId }) => commandId))).toEqual(['acked', 'failed']);
    expect(right.device.requests.filter((one) => one.startsWith('PUT'))).toEqual([]);
    expect((await technician.call(api.commands, { id: stubborn.id }))[0]?.cause).toBe('not_kept');
  });
});

describe('a detection template', () => {
  const AREA = [
    { x: 100, y: 100 },
    { x: 900, y: 100 },
    { x: 500, y: 900 },
  ];
  const MOTION: Detection = { isOn: true, sensitivity: 5, area: AREA, week: ALWAYS, coolDownSeconds: null };

  it('reaches devices of other makers in what they have a setting for, and leaves them their areas', async () => {
    const [one, other, without] = await Promise.all([
      add({ maker: 'hikvision' }, 'One'),
      add({ maker: 'dahua' }, 'Other'),
      add({ maker: 'onvif' }, 'Without'),
    ]);
    const detectionOf = async (id: string) => {
      const [camera] = (await technician.call(api.get, { id })).cameras;
      const { kinds } = await technician.call(api.detection, { cameraId: camera?.id ?? '' });
      return kinds.find(({ kind }) => kind === 'motion')?.settings;
    };
    const before = await Promise.all([one, other].map(({ id }) => detectionOf(id)));
    const { results } = await technician.call(api.batch, {
      ids: [one.id, other.id, without.id],
      order: { kind: 'detection_template', kinds: [{ kind: 'motion', settings: MOTION }] },
      requestId: requestId(),
    });
    for (const { commandId } of results) for (let i = 0; i < 2; i += 1) await step(commandId);
    expect(await statesOf(results.map(({ commandId }) => commandId))).toEqual(['acked', 'acked', 'failed']);
    expect((await technician.call(api.commands, { id: without.id }))[0]?.cause).toBe('unsupported');
    const after = await Promise.all([one, other].map(({ id }) => detectionOf(id)));
    for (const [at, now] of after.entries()) {
      expect(now).toMatchObject({ isOn: true, sensitivity: 5, week: ALWAYS });
      expect([now?.area, now?.coolDownSeconds]).toEqual([before[at]?.area, before[at]?.coolDownSeconds]);
    }
  });
});

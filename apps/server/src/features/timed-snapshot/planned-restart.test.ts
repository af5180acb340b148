import { deviceApi } from '@rondo/contract/device';
import { recordingApi } from '@rondo/contract/recording';
import { timedSnapshotApi as api } from '@rondo/contract/timed-snapshot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDevice } from '../../../test/device/add-device.ts';
import type { SimulatedDevice } from '../../../test/device/simulator.ts';
import type { Company } from '../../../test/factories.ts';
import { requestId, type World, world } from '../../../test/world.ts';

const EVERY_MS = 300_000;
let w: World;
let company: Company;
let shopId: string;
const running: SimulatedDevice[] = [];

beforeAll(async () => {
  // The queue is not run by itself: each step is begun by the test. Pictures are asked for as ever.
  w = await world({ DEVICE_LOCAL: '1', RONDO_RUN: 'web,media' });
  company = await w.company({ timeZone: 'Europe/London' });
  shopId = await company.shop({ name: 'Lime Street' });
  await company.owner.call(api.saveSetting, { isOn: true, rev: 0 });
});
afterAll(async () => {
  await Promise.all(running.map((one) => one.stop()));
  await w.stop();
});

/** A camera whose pictures nothing sends: its settings answer, its stream does not. */
async function add(name: string) {
  const options = { maker: 'hikvision', rtspPort: 1 } as const;
  const { id, device } = await addDevice(company.owner, options, { shopId, name });
  running.push(device);
  const [camera] = (await company.owner.call(deviceApi.get, { id })).cameras;
  return { id, device, cameraId: camera?.id ?? '' };
}
const plan = (name: string, cameraId: string) =>
  company.owner.call(api.create, {
    ...{ name, shopIds: [shopId], cameras: 'chosen', cameraIds: [cameraId], requestId: requestId() },
    schedule: {
      days: { kind: 'daily' },
      times: { kind: 'every', minutes: 5, periods: [{ from: '00:00', to: '24:00' }] },
      startOn: '2026-01-01',
    },
  });
const impact = (...ids: string[]) => company.owner.call(deviceApi.impact, { ids });
const missed = async (planId: string) =>
  (await company.owner.call(api.frames, { planId, sort: 'planned', state: ['missed'] })).list.map(({ cause }) => cause);
/** Three tries within two minutes of the next time. */
async function tryAll(at: number): Promise<void> {
  w.clock.set(new Date(at + 1_000));
  await w.app.runJob('timed-snapshot.watch');
  for (let again = 0; again < 2; again += 1) {
    w.clock.advance(41_000);
    await w.app.runJob('timed-snapshot.watch');
  }
}

it('the question before a restart names exactly the plans of the next minutes and what is recorded; what is missed then was planned', async () => {
  const [till, door] = await Promise.all([add('Till'), add('Door')]);
  const { id: planId } = await plan('Tills', till.cameraId);
  const { id: otherId } = await plan('Doors', door.cameraId);
  await company.owner.call(recordingApi.savePlan, {
    ...{ deviceId: door.id, cameraId: door.cameraId, mode: 'continuous', keepDays: 7 },
  });
  const next = Math.ceil((w.clock.now().getTime() + 2 * EVERY_MS) / EVERY_MS) * EVERY_MS;
  w.clock.set(new Date(next - 60_000));
  await w.app.runJob('timed-snapshot.watch');
  const due = await w.sql<{ plan_id: string; count: number }>(
    `select plan_id, count(*)::int from timed_snapshot_frame where state = 'waiting' and next_try_at <= $1 group by plan_id`,
    [new Date(w.clock.now().getTime() + EVERY_MS)],
  );
  const told = await impact(till.id);
  expect(told.plans).toEqual([
    {
      ...{ id: planId, name: 'Tills', nextAt: expect.any(String) },
      pictures: due.find((row) => row.plan_id === planId)?.count,
    },
  ]);
  expect([told.viewers, told.recorded]).toEqual([[], []]);
  const both = await impact(till.id, door.id);
  expect(both.plans.map(({ name }) => name).toSorted()).toEqual(['Doors', 'Tills']);
  expect(both.recorded).toEqual([{ device: 'Door', camera: 'Door' }]);

  // A picture of before, that did not come, told of the device: it answers again.
  await company.owner.call(deviceApi.check, { id: till.id });
  const command = await company.owner.call(deviceApi.restart, { id: till.id, requestId: requestId() });
  await w.app.runJob('device.command', { companyId: company.id, id: command.id });
  const [before, otherBefore] = await Promise.all([missed(planId), missed(otherId)]);
  await tryAll(next);
  const [after, otherAfter] = await Promise.all([missed(planId), missed(otherId)]);
  // Of the same minutes: one went away because somebody wanted it, the other by itself.
  expect(after.slice(before.length)).toEqual(['planned']);
  expect(otherAfter.slice(otherBefore.length)).toEqual(['offline']);
});

it('a plan that is paused, or pictures that are switched off, are interrupted by nothing', async () => {
  const { id, cameraId } = await add('Kitchen');
  const { id: planId } = await plan('Kitchens', cameraId);
  await w.app.runJob('timed-snapshot.watch');
  w.clock.set(new Date(Math.ceil(w.clock.now().getTime() / EVERY_MS) * EVERY_MS + 240_000));
  await w.app.runJob('timed-snapshot.watch');
  expect((await impact(id)).plans.map(({ name }) => name)).toEqual(['Kitchens']);
  await company.owner.call(api.saveSetting, { isOn: false, rev: 1 });
  expect((await impact(id)).plans).toEqual([]);
  await company.owner.call(api.saveSetting, { isOn: true, rev: 2 });
  const { rev } = await company.owner.call(api.get, { id: planId });
  await company.owner.call(api.move, { id: planId, rev, event: 'pause' });
  expect((await impact(id)).plans).toEqual([]);
});

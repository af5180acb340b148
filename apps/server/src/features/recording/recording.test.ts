import { cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { deviceApi } from '@rondo/contract/device';
import { messageApi } from '@rondo/contract/message';
import { recordingApi as api } from '@rondo/contract/recording';
import { surveillanceApi } from '@rondo/contract/surveillance';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { TEST_CLIPS } from '../../../test/camera/simulator.ts';
import type { Company, Person } from '../../../test/factories.ts';
import { givenRectification } from '../../../test/rectification.ts';
import { refused } from '../../../test/refusal.ts';
import { waitFor } from '../../../test/wait-for.ts';
import { requestId, type World, world } from '../../../test/world.ts';

let w: World;
let company: Company;
let shopId: string;
let inspector: Person;
let deviceId: string;
let cameraId: string;

/** The clock of the company shows eight hours more. */
const NOON = Date.parse('2026-11-20T04:00:00Z');
const MINUTE_MS = 60_000;

beforeAll(async () => {
  w = await world();
});
afterAll(() => w.stop());
beforeEach(async () => {
  w.clock.set(new Date(NOON).toISOString());
  company = await w.company();
  shopId = await company.shop({ name: 'Lime Street' });
  inspector = await company.member({ role: 'inspector', shopIds: [shopId] });
  deviceId = await device(shopId);
  cameraId = (await company.owner.call(deviceApi.get, { id: deviceId })).cameras[0]?.id ?? '';
});

async function device(at: string): Promise<string> {
  const cameras = ['Door', 'Till'].map((name, i) => ({ channel: i + 1, name, mainStream: 'till-queue' }));
  const fields = { shopId: at, name: 'Recorder', kind: 'nvr', driver: 'file', cameras } as const;
  return (await company.owner.call(deviceApi.create, { ...fields, requestId: requestId() })).id;
}
const plan = (change: { cameraId?: string | null; mode?: 'off' | 'continuous'; keepDays?: number } = {}) =>
  company.owner.call(api.savePlan, { deviceId, cameraId, mode: 'continuous', keepDays: 7, ...change });
const plansNow = () => company.owner.call(api.plans, { deviceId });

/** Something recorded, as the index knows it; minutes after noon. */
const recorded = (from: number, to: number, bytes = 1_000) =>
  w.sql(
    'insert into recording_segment (company_id, camera_id, started_at, ended_at, bytes) values ($1, $2, $3, $4, $5)',
    [company.id, cameraId, new Date(NOON + from * MINUTE_MS), new Date(NOON + to * MINUTE_MS), bytes],
  );
const filled = (bytes: number) =>
  w.sql('update recording_plan set bytes = $3 where company_id = $1 and camera_id = $2', [company.id, cameraId, bytes]);
const told = async () => {
  await w.settle();
  return (await company.owner.call(messageApi.list, {})).list.map(({ title }) => title);
};

it('one camera or all of a store are recorded, as long as it is wanted, and the audit log names who wanted it', async () => {
  expect(await plan()).toEqual({ cameras: 1 });
  expect((await plansNow()).map(({ mode }) => mode)).toEqual(['continuous', 'off']);
  expect(await plan({ cameraId: null, keepDays: 3 })).toEqual({ cameras: 2 });
  expect(await plansNow()).toMatchObject([{ mode: 'continuous', keepDays: 3 }, { keepDays: 3 }]);
  await plan({ mode: 'off' });
  expect((await plansNow()).map(({ mode }) => mode)).toEqual(['off', 'continuous']);
});

it('what the media role has recorded is known after the next minute, and what is kept long enough is gone, file and row', async () => {
  await plan({ keepDays: 1 });
  const startedAt = NOON - 30 * MINUTE_MS;
  const folder = join(w.dataDir, 'recordings', company.id, cameraId, '2026-11-20');
  await mkdir(folder, { recursive: true });
  await cp(join(TEST_CLIPS, 'counting.mp4'), join(folder, `${startedAt}-4000.mp4`));
  w.clock.set(new Date().toISOString());
  await w.app.runJob('recording.watch');
  const [before] = await plansNow();
  expect(before).toMatchObject({ oldestAt: new Date(startedAt).toISOString(), cause: null });
  expect(before?.bytes).toBeGreaterThan(10_000);
  // What may show who is right in an appeal stays until it is decided.
  const appealed = await givenRectification(w, company, { shopId, initiator: company.owner, handlers: [inspector] });
  await w.sql(
    `update rectification set created_at = $2, appeal = 'open', appealed_at = $3, held_deadline_at = deadline_at where id = $1`,
    [appealed, new Date(startedAt + 47 * 60 * MINUTE_MS), new Date(startedAt + 50 * 60 * MINUTE_MS)],
  );
  await w.app.runJob('recording.watch');
  expect((await plansNow())[0]?.bytes).toBe(before?.bytes);
  await w.sql(`update rectification set appeal = 'upheld', held_deadline_at = null where id = $1`, [appealed]);
  await w.app.runJob('recording.watch');
  expect(await plansNow()).toMatchObject([{ oldestAt: null, bytes: 0 }, {}]);
});

it('a recorded camera of a plain stream that does not answer is away', async () => {
  const { id } = await company.owner.call(deviceApi.create, {
    ...{ shopId, name: 'Yard', kind: 'camera', driver: 'rtsp', address: '192.0.2.1', requestId: requestId() },
    cameras: [{ channel: 1, name: 'Yard', mainStream: 'rtsp://192.0.2.1:554/main' }],
  });
  const [{ id: yardId } = { id: '' }] = (await company.owner.call(deviceApi.get, { id })).cameras;
  await w.sql(`update device set state = 'online' where id = $1`, [id]);
  await company.owner.call(api.savePlan, { deviceId: id, cameraId: yardId, mode: 'continuous', keepDays: 7 });
  w.clock.set(new Date().toISOString());
  await waitFor(async () => {
    await w.app.runJob('recording.watch');
    expect((await company.owner.call(deviceApi.get, { id })).state).toBe('offline');
  });
});

it('where recordings take more than the quota the oldest go, and who set them up is told before, once a day', async () => {
  await plan();
  await company.owner.call(api.saveSetting, { quotaGb: 1, playDays: 7, rev: 0 });
  w.clock.set(new Date().toISOString());
  const now = (Date.now() - NOON) / MINUTE_MS;
  await recorded(now - 60, now - 59, 300_000_000);
  await recorded(now - 50, now - 49, 900_000_000);
  await filled(1_000_000_000);
  await w.app.runJob('recording.watch');
  expect((await plansNow())[0]?.bytes).toBe(1_000_000_000);
  await filled(1_200_000_000);
  await w.app.runJob('recording.watch');
  expect((await plansNow())[0]?.bytes).toBe(900_000_000);
  expect(await told()).toEqual([expect.stringContaining('running out: 93% used')]);
  await w.app.runJob('recording.watch');
  expect(await told()).toHaveLength(1);
});

it('a day shows what there is without gaps in between, and the calendar the days that have something', async () => {
  await plan();
  await recorded(0, 1);
  await recorded(1, 2);
  await recorded(5, 6);
  w.clock.set(new Date(NOON + 60 * MINUTE_MS).toISOString());
  const line = await inspector.call(api.timeline, { cameraId: [cameraId], on: '2026-11-20' });
  const at = (minutes: number) => new Date(NOON + minutes * MINUTE_MS).toISOString();
  expect(line.cameras).toEqual([
    {
      cameraId,
      stretches: [
        { from: at(0), to: at(2) },
        { from: at(5), to: at(6) },
      ],
    },
  ]);
  expect([line.from, line.to]).toEqual(['2026-11-19T16:00:00.000Z', '2026-11-20T16:00:00.000Z']);
  expect(await inspector.call(api.days, { cameraId: [cameraId], from: '2026-11-01' })).toEqual(['2026-11-20']);
});

it('members play as many days back as the company allows, who keeps devices all', async () => {
  await plan();
  await recorded(0, 1);
  await company.owner.call(api.saveSetting, { quotaGb: 1, playDays: 2, rev: 0 });
  w.clock.set(new Date(NOON + 3 * 24 * 60 * MINUTE_MS).toISOString());
  const asked = { cameraId: [cameraId], from: '2026-11-01' };
  expect(await inspector.call(api.days, asked)).toEqual([]);
  expect(await company.owner.call(api.days, asked)).toEqual(['2026-11-20']);
  const on = { cameraId: [cameraId], on: '2026-11-20' };
  expect((await inspector.call(api.timeline, on)).cameras[0]?.stretches).toEqual([]);
});

it('playback counts among the nine, stands in the watch log, and is refused to who may not', async () => {
  const { streamId } = await inspector.call(surveillanceApi.playback, { cameraId });
  w.app.media.tell({ kind: 'opened', streamId, companyId: company.id, bytes: 0 });
  await expect
    .poll(async () => (await inspector.call(surveillanceApi.watchLog, {})).list)
    .toMatchObject([{ use: 'playback', member: { name: inspector.name } }]);
  for (let n = 0; n < 8; n += 1) await inspector.call(surveillanceApi.ticket, { cameraId });
  expect(await refused(inspector.call(surveillanceApi.playback, { cameraId }))).toBe('TOO_MANY_STREAMS');
  const clerk = await company.member({ shopIds: [shopId] });
  const far = await company.member({ role: 'inspector', shopIds: [await company.shop({ name: 'Far Road' })] });
  const stranger = (await w.company()).owner;
  expect(await refused(clerk.call(surveillanceApi.playback, { cameraId }))).toBe('FORBIDDEN');
  for (const who of [far, stranger]) {
    expect(await refused(who.call(surveillanceApi.playback, { cameraId }))).toBe('NOT_FOUND');
    expect(await refused(who.call(api.timeline, { cameraId: [cameraId], on: '2026-11-20' }))).toBe('NOT_FOUND');
    expect(await refused(who.call(api.days, { cameraId: [cameraId], from: '2026-11-01' }))).toBe('NOT_FOUND');
  }
  expect(await refused(inspector.call(api.plans, { deviceId }))).toBe('FORBIDDEN');
  expect(await refused(stranger.call(api.savePlan, { deviceId, cameraId, mode: 'off', keepDays: 1 }))).toBe(
    'NOT_FOUND',
  );
});

it('of two who change the space at once the second is told', async () => {
  await company.owner.call(api.saveSetting, { quotaGb: 5, playDays: 7, rev: 0 });
  expect(await refused(company.owner.call(api.saveSetting, { quotaGb: 6, playDays: 7, rev: 0 }))).toBe('STALE');
});

import { deviceApi } from '@rondo/contract/device';
import type { Input } from '@rondo/contract/kit/endpoint';
import { messageApi } from '@rondo/contract/message';
import { timedSnapshotApi as api } from '@rondo/contract/timed-snapshot';
import { TIMED_SNAPSHOT_EVENTS, TIMED_SNAPSHOT_STATES, timedSnapshotMachine } from '@rondo/domain/timed-snapshot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Company, Person } from '../../../test/factories.ts';
import { refusal, refused } from '../../../test/refusal.ts';
import { requestId, type World, world } from '../../../test/world.ts';

let w: World;
let company: Company;
let shopId: string;
let owner: Person;

beforeAll(async () => {
  w = await world();
});
afterAll(() => w.stop());
beforeEach(async () => {
  company = await w.company({ timeZone: 'Europe/London' });
  owner = company.owner;
  shopId = await company.shop({ name: 'Lime Street' });
  await owner.call(api.saveSetting, { isOn: true, rev: 0 });
});

/** A demo camera, or one of a network that does not exist; its id. */
async function camera(name: string, at = shopId, clip: string | null = 'till-bakery'): Promise<string> {
  const cameras = [{ channel: 1, name, places: ['till' as const], mainStream: clip ?? 'rtsp://192.0.2.1:554/live' }];
  const driver = clip === null ? 'rtsp' : 'file';
  const fields = {
    shopId: at,
    name,
    kind: 'camera',
    driver,
    cameras,
    address: clip === null ? '192.0.2.1' : '',
  } as const;
  const { id } = await owner.call(deviceApi.create, { ...fields, requestId: requestId() });
  return (await owner.call(deviceApi.get, { id })).cameras[0]?.id ?? '';
}

const DAILY: Input<typeof api.create>['schedule'] = {
  days: { kind: 'daily' },
  times: { kind: 'every', minutes: 5, periods: [{ from: '00:00', to: '24:00' }] },
  startOn: '2026-01-01',
};
type More = Partial<Input<typeof api.create>>;
let made = 0;
async function plan(more: More = {}, who = owner): Promise<string> {
  made += 1;
  const fields = { name: `Tills ${made}`, shopIds: [shopId], schedule: DAILY, requestId: requestId() };
  return (await who.call(api.create, { ...fields, ...more })).id;
}
/** The clock goes to the next time of a plan of every five minutes, and asks. */
async function watchAt(secondsAfter = 1): Promise<void> {
  const now = w.clock.now().getTime();
  w.clock.set(new Date(Math.ceil((now + 1) / 300_000) * 300_000 + secondsAfter * 1000));
  await w.app.runJob('timed-snapshot.watch');
}
const frames = async (planId: string, more: Input<typeof api.frames> = {}) =>
  (await owner.call(api.frames, { planId, sort: 'planned', ...more })).list;

describe('a plan', () => {
  it('says what was typed, and is estimated before it is saved', async () => {
    await camera('Till');
    const times = { kind: 'fixed' as const, times: ['09:00', '18:30'] };
    const schedule = { ...DAILY, times, endOn: '2199-01-01', onlyOpen: true };
    const reach: Input<typeof api.estimate> = { shopIds: [shopId], cameras: 'places', places: ['till'], schedule };
    const { days, ...estimate } = await owner.call(api.estimate, reach);
    expect([estimate, days.length]).toEqual([{ shops: 1, cameras: 1, perDay: 2 }, 7]);
    const more = { keepDays: 30, review: 'share', reviewPercent: 20, reviewers: 2, notifies: false } as const;
    const id = await plan({ ...reach, name: 'Every till', ...more });
    expect(await owner.call(api.get, { id })).toMatchObject({
      ...{ name: 'Every till', state: 'pending_start', cameras: 'places', places: ['till'], schedule, ...more },
      reached: { shops: 1, cameras: 1 },
      can: { edit: true, events: ['end'] },
    });
    expect((await owner.call(api.list, { keyword: 'every t' })).list.map((row) => row.id)).toEqual([id]);
  });

  it('says in words what an edit changed of its times', async () => {
    await camera('Till');
    const id = await plan();
    const { rev, schedule, ...rest } = await owner.call(api.get, { id });
    const times = { kind: 'every' as const, minutes: 30, periods: [{ from: '09:00', to: '11:00' }] };
    const days = { kind: 'weekdays' as const, weekdays: [0, 4] };
    await owner.call(api.edit, { ...rest, id, rev, schedule: { ...schedule, days, times } });
    const [edited] = (await owner.call(api.get, { id })).history.filter(({ event }) => event === 'edited');
    expect(edited?.data.changes).toEqual([
      { field: 'schedule', before: 'Every day', after: 'Monday, Friday' },
      { field: 'shotTimes', before: 'every 5 min, 00:00–24:00', after: 'every 30 min, 09:00–11:00' },
    ]);
  });

  it('needs a name of its own, a camera, and a time', async () => {
    const { data } = await refusal(plan({ name: ' ' }));
    expect(data).toMatchObject({ fields: [{ path: 'name' }] });
    expect(await refused(plan())).toBe('SNAPSHOT_WITHOUT_CAMERA');
    await camera('Till');
    await plan({ name: 'Tills' });
    expect(await refused(plan({ name: 'tills' }))).toBe('SNAPSHOT_NAME_TAKEN');
    const days = { kind: 'dates' as const, dates: ['2025-01-01'] };
    expect(await refused(plan({ schedule: { ...DAILY, days } }))).toBe('INPUT_REFUSED');
  });

  it('moves as its machine says and in no other way', async () => {
    await camera('Till');
    for (const state of TIMED_SNAPSHOT_STATES) {
      for (const event of TIMED_SNAPSHOT_EVENTS) {
        const id = await plan();
        await w.sql('update timed_snapshot set state = $2 where id = $1', [id, state]);
        const to = timedSnapshotMachine.after(state, event);
        const moved = owner.call(api.move, { id, rev: 0, event });
        if (to === null) expect(await refused(moved)).toBe('MOVE_NOT_ALLOWED');
        else await moved;
        expect((await owner.call(api.get, { id })).state).toBe(to ?? state);
      }
    }
  });

  it('is of stores in scope only: others neither see it nor reach beyond their own', async () => {
    await camera('Till');
    const id = await plan();
    const far = await company.shop({ name: 'Far Road' });
    await camera('Far till', far);
    const inspector = await company.member({ role: 'inspector', shopIds: [far] });
    expect((await inspector.call(api.list, {})).list).toEqual([]);
    expect(await refused(inspector.call(api.get, { id }))).toBe('NOT_FOUND');
    expect(await refused(plan({}, inspector))).toBe('FORBIDDEN');
  });

  it('starts on its first day and expires after its last', async () => {
    await camera('Till');
    const today = w.clock.now().toISOString().slice(0, 10);
    const later = await plan({ schedule: { ...DAILY, startOn: '2190-01-01' } });
    const over = await plan({ schedule: { ...DAILY, startOn: '2026-01-01', endOn: '2026-01-02' } });
    const now = await plan({ schedule: { ...DAILY, startOn: today } });
    await w.app.runJob('timed-snapshot.watch');
    const states = await Promise.all([later, over, now].map(async (id) => (await owner.call(api.get, { id })).state));
    expect(states).toEqual(['pending_start', 'expired', 'active']);
  });
});

describe('the clock', () => {
  it('takes one picture of each camera at the time, 16:9, into the gallery, however often it is asked', async () => {
    await Promise.all([camera('Till'), camera('Second till')]);
    const id = await plan();
    await w.app.runJob('timed-snapshot.watch');
    await watchAt();
    await Promise.all([w.app.runJob('timed-snapshot.watch'), w.app.runJob('timed-snapshot.watch')]);
    const taken = await frames(id, { state: ['captured'] });
    expect(taken.map((one) => [one.camera.name, one.isLate]).toSorted()).toEqual([
      ['Second till', false],
      ['Till', false],
    ]);
    const [{ picture } = { picture: null }] = taken;
    const { width, height } = picture?.file ?? {};
    expect((width ?? 0) / (height ?? 1)).toBeCloseTo(16 / 9, 2);
    const rows = await w.sql('select from album_picture where company_id = $1 and source = $2', [
      company.id,
      'snapshot',
    ]);
    expect(rows).toHaveLength(2);
  });

  it('writes down what it expects without gaps or doubles after it stood still, and says why that is missing', async () => {
    await camera('Till');
    const id = await plan();
    await w.app.runJob('timed-snapshot.watch');
    w.clock.advance(3 * 3_600_000);
    await Promise.all([w.app.runJob('timed-snapshot.watch'), w.app.runJob('timed-snapshot.watch')]);
    await w.app.runJob('timed-snapshot.watch');
    const [row] = await w.sql<{ count: number; distinct: number; first: Date; last: Date }>(
      `select count(*)::int, count(distinct planned_at)::int as distinct, min(planned_at) as first, max(planned_at) as last
         from timed_snapshot_frame where plan_id = $1`,
      [id],
    );
    const span = ((row?.last.getTime() ?? 0) - (row?.first.getTime() ?? 0)) / 300_000 + 1;
    expect([row?.count, row?.distinct]).toEqual([span, span]);
    expect(span).toBeGreaterThan(35);
    const missed = await frames(id, { state: ['missed'] });
    expect(new Set(missed.map(({ cause }) => cause))).toEqual(new Set(['away']));
  });

  it('takes once what a killed process had begun with', async () => {
    await camera('Till');
    const id = await plan();
    await w.app.runJob('timed-snapshot.watch');
    const [next] = await frames(id);
    const plannedAt = Date.parse(next?.plannedAt ?? '');
    // It claimed the picture, and was gone before it was taken.
    const until = new Date(plannedAt + 90_000);
    await w.sql('update timed_snapshot_frame set tries = 1, next_try_at = $2 where id = $1', [next?.id, until]);
    w.clock.set(new Date(plannedAt + 2000));
    await w.app.runJob('timed-snapshot.watch');
    expect(await frames(id, { state: ['captured'] })).toEqual([]);
    w.clock.set(new Date(plannedAt + 91_000));
    await Promise.all([w.app.runJob('timed-snapshot.watch'), w.app.runJob('timed-snapshot.watch')]);
    const taken = await frames(id, { state: ['captured'] });
    expect(taken.map((one) => [one.id, one.isLate])).toEqual([[next?.id, true]]);
    const rows = await w.sql('select from album_picture where company_id = $1 and source = $2', [
      company.id,
      'snapshot',
    ]);
    expect(rows).toHaveLength(1);
  });

  it('marks a picture that came a minute and more after its time', async () => {
    await camera('Till');
    const id = await plan();
    await w.app.runJob('timed-snapshot.watch');
    await watchAt(61);
    expect((await frames(id, { late: true })).map(({ state }) => state)).toEqual(['captured']);
  });

  it('tries three times within two minutes, then says that the camera is offline, and tells whoever planned it', async () => {
    await camera('Till', shopId, null);
    const id = await plan();
    await w.app.runJob('timed-snapshot.watch');
    await watchAt();
    for (let again = 0; again < 2; again += 1) {
      w.clock.advance(41_000);
      await w.app.runJob('timed-snapshot.watch');
    }
    const missed = await frames(id, { state: ['missed'] });
    expect(missed.map(({ cause }) => cause)).toEqual(['offline']);
    expect((await owner.call(api.frame, { frameId: missed[0]?.id ?? '' })).tries).toBe(3);
    await w.settle();
    const told = (await owner.call(messageApi.list, {})).list.filter(({ title }) => title.includes('Tills'));
    expect(told).toHaveLength(1);
  });

  it('asks for nothing of a plan that pauses, and does not make up for the pause', async () => {
    await camera('Till');
    const id = await plan();
    await w.app.runJob('timed-snapshot.watch');
    const { rev } = await owner.call(api.move, { id, rev: (await owner.call(api.get, { id })).rev, event: 'pause' });
    await watchAt();
    w.clock.advance(3_600_000);
    await w.app.runJob('timed-snapshot.watch');
    expect(await frames(id)).toEqual([]);
    await owner.call(api.move, { id, rev, event: 'resume' });
    await watchAt();
    expect((await frames(id, { state: ['captured'] })).length).toBe(1);
    expect(await frames(id, { state: ['missed'] })).toEqual([]);
  });
});

describe('the results', () => {
  it('every number is that of the rows it opens, and captured and missed are what was expected', async () => {
    await Promise.all([camera('Till'), camera('Broken', shopId, null)]);
    const id = await plan();
    await w.app.runJob('timed-snapshot.watch');
    await watchAt();
    w.clock.advance(900_000);
    await w.app.runJob('timed-snapshot.watch');
    const all = await frames(id, { size: 100 });
    const on = all[0]?.plannedOn ?? '';
    const period = { planId: id, from: on, to: all.at(-1)?.plannedOn ?? on };
    const { causes, ...coverage } = await owner.call(api.coverage, period);
    for (const state of ['captured', 'missed', 'waiting'] as const) {
      expect(coverage[state]).toBe((await frames(id, { state: [state], size: 100 })).length);
    }
    expect(causes.reduce((sum, { count }) => sum + count, 0)).toBe(coverage.missed);
    const due = all.filter(({ state }) => state !== 'waiting');
    expect(coverage.captured + coverage.missed).toBe(due.length);
    const { list: rows } = await owner.call(api.matrix, period);
    const captured = rows.flatMap(({ days }) => days).reduce((sum, day) => sum + day.captured, 0);
    expect([rows.map(({ shop }) => shop.name), captured]).toEqual([['Lime Street'], coverage.captured]);
    const times = await owner.call(api.times, { planId: id, on });
    for (const { minute, captured: some } of times) {
      const wall = await frames(id, { from: on, to: on, minute, state: ['captured'] });
      expect(wall).toHaveLength(some);
    }
  });

  it('begin with the picture that is most unlike the one before of its camera', async () => {
    const [, changed] = await Promise.all(['Left', 'Middle', 'Right'].map((name) => camera(name)));
    const id = await plan();
    await w.app.runJob('timed-snapshot.watch');
    await watchAt();
    await w.sql(`update camera set main_stream = 'night-closed' where id = $1`, [changed]);
    await watchAt();
    const [first, second] = await frames(id, { state: ['captured'], sort: '-difference' });
    expect(first?.camera.id).toBe(changed);
    expect(first?.difference ?? 0).toBeGreaterThan(second?.difference ?? 1);
  });

  it('are judged; two who disagree are listed until a third decides', async () => {
    await camera('Till');
    const id = await plan({ review: 'all', reviewers: 2 });
    await w.app.runJob('timed-snapshot.watch');
    await watchAt();
    const [first] = await frames(id, { toReview: true });
    const frameId = first?.id ?? '';
    const [one, two] = await Promise.all(
      ['inspector', 'area_manager'].map(() => company.member({ role: 'inspector', shopIds: [shopId] })),
    );
    if (!one || !two) throw new Error('nobody to judge');
    expect(await one.call(api.judge, { frameId, verdict: 'pass' })).toEqual({ verdict: 'pass' });
    expect(await frames(id, { toReview: true })).toHaveLength(1);
    expect(await two.call(api.judge, { frameId, verdict: 'problem' })).toEqual({ verdict: 'disputed' });
    expect(await frames(id, { verdict: ['disputed'] })).toHaveLength(1);
    await owner.call(api.judge, { frameId, verdict: 'problem' });
    const { judgements, verdict } = await owner.call(api.frame, { frameId });
    expect([verdict, judgements.map((said) => said.verdict)]).toEqual(['problem', ['pass', 'problem', 'problem']]);
    expect(await frames(id, { toReview: true })).toEqual([]);
    const manager = await company.member({ role: 'store_manager', shopIds: [shopId] });
    expect(await refused(manager.call(api.judge, { frameId, verdict: 'pass' }))).toBe('FORBIDDEN');
  });
});

it('a company that has them switched off is refused everything but the switch, and no picture is taken', async () => {
  await camera('Till');
  const id = await plan();
  await owner.call(api.saveSetting, { isOn: false, rev: 1 });
  await watchAt();
  expect(await refused(owner.call(api.list, {}))).toBe('SNAPSHOTS_OFF');
  expect(await refused(owner.call(api.get, { id }))).toBe('SNAPSHOTS_OFF');
  expect(await refused(plan())).toBe('SNAPSHOTS_OFF');
  expect(await refused(owner.call(api.frames, {}))).toBe('SNAPSHOTS_OFF');
  const inspector = await company.member({ role: 'inspector', shopIds: [shopId] });
  expect(await inspector.call(api.setting, {})).toMatchObject({ isOn: false, can: { edit: false } });
  expect(await refused(inspector.call(api.saveSetting, { isOn: true, rev: 2 }))).toBe('FORBIDDEN');
  expect(await w.sql('select from timed_snapshot_frame where plan_id = $1', [id])).toEqual([]);
});

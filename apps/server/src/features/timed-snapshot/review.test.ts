import { deviceApi } from '@rondo/contract/device';
import type { Input } from '@rondo/contract/kit/endpoint';
import { messageApi } from '@rondo/contract/message';
import { roleApi } from '@rondo/contract/role';
import { taskApi } from '@rondo/contract/task';
import { timedSnapshotApi as api } from '@rondo/contract/timed-snapshot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Company, Person } from '../../../test/factories.ts';
import { refused } from '../../../test/refusal.ts';
import { requestId, type World, world } from '../../../test/world.ts';

let w: World;
let company: Company;
let owner: Person;
let north: string;
let south: string;

beforeAll(async () => {
  w = await world();
});
afterAll(() => w.stop());
beforeEach(async () => {
  company = await w.company({ timeZone: 'Europe/London' });
  owner = company.owner;
  [north, south] = [await company.shop({ name: 'North Lane' }), await company.shop({ name: 'South Quay' })];
  await owner.call(api.saveSetting, { isOn: true, rev: 0 });
  await camera('Till north', north);
  await camera('Till south', south);
});

async function camera(name: string, shopId: string, clip: string | null = 'till-bakery'): Promise<void> {
  const cameras = [{ channel: 1, name, places: ['till' as const], mainStream: clip ?? 'rtsp://192.0.2.1:554/live' }];
  const way = clip === null ? ({ driver: 'rtsp', address: '192.0.2.1' } as const) : ({ driver: 'file' } as const);
  await owner.call(deviceApi.create, { shopId, name, kind: 'camera', ...way, cameras, requestId: requestId() });
}

const DAILY: Input<typeof api.create>['schedule'] = {
  days: { kind: 'daily' },
  times: { kind: 'every', minutes: 5, periods: [{ from: '00:00', to: '24:00' }] },
  startOn: '2026-01-01',
};
const inspectorRole = (): string => company.start.roleIds.inspector;

/** A plan of both stores that inspectors look at. */
const plan = async (more: Partial<Input<typeof api.create>> = {}): Promise<string> => {
  const review = { review: 'all', reviewRoleId: inspectorRole() } as const;
  const fields = { name: 'Tills', shopIds: [north, south], schedule: DAILY, requestId: requestId() };
  return (await owner.call(api.create, { ...fields, ...review, ...more })).id;
};
/** The clock goes to the next time of a plan of every five minutes, and asks. */
async function watch(): Promise<void> {
  await w.app.runJob('timed-snapshot.watch');
  const now = w.clock.now().getTime();
  w.clock.set(new Date(Math.ceil((now + 1) / 300_000) * 300_000 + 1000));
  await w.app.runJob('timed-snapshot.watch');
}
const todo = async (who: Person) => (await who.call(taskApi.list, { tab: 'todo' })).list;
const toLookAt = async (who: Person, taskId: string) => (await who.call(api.frames, { taskId, toReview: true })).list;

describe('pictures that ask for a look', () => {
  it('are a task for those of the role who work for the store, with a message, one for the same people', async () => {
    const [everywhere, nowhere] = [
      await company.member({ role: 'inspector', shopIds: [north, south] }),
      await company.member({ role: 'inspector', shopIds: [] }),
    ];
    await plan();
    await watch();
    const [task, ...others] = await todo(everywhere);
    expect(others).toEqual([]);
    expect(task).toMatchObject({ kind: 'snapshot_review', name: 'Tills', state: 'pending' });
    expect(await todo(nowhere)).toEqual([]);
    const taskId = task?.id ?? '';
    expect(await everywhere.call(api.review, { taskId })).toMatchObject({
      ...{ plan: { name: 'Tills' }, total: 2, left: 2, problems: 0 },
    });
    await w.settle();
    const told = (await everywhere.call(messageApi.list, {})).list.filter(({ title }) => title.includes('Tills'));
    expect(told).toHaveLength(1);
  });

  it('of stores with other people are tasks of their own; whoever planned it looks where the role has nobody', async () => {
    const one = await company.member({ role: 'inspector', shopIds: [north] });
    await plan();
    await watch();
    const [own, left] = [await todo(one), await todo(owner)];
    expect(own.map(({ shop }) => shop.name)).toEqual(['North Lane']);
    expect(left.map(({ shop }) => shop.name)).toEqual(['South Quay']);
    expect((await toLookAt(one, own[0]?.id ?? '')).map(({ shop }) => shop.name)).toEqual(['North Lane']);
  });

  it('join the open task; it is handed in with the last of them, and the next picture opens another', async () => {
    const one = await company.member({ role: 'inspector', shopIds: [north, south] });
    await plan();
    await watch();
    await watch();
    const [task, ...others] = await todo(one);
    expect(others).toEqual([]);
    const taskId = task?.id ?? '';
    const frames = await toLookAt(one, taskId);
    expect(frames).toHaveLength(4);
    const [last, ...first] = frames;
    for (const { id } of first) await one.call(api.judge, { frameId: id, verdict: 'pass' });
    expect((await todo(one)).map(({ id }) => id)).toEqual([taskId]);
    await one.call(api.judge, { frameId: last?.id ?? '', verdict: 'problem' });
    expect(await todo(one)).toEqual([]);
    expect((await one.call(taskApi.get, { id: taskId })).state).toBe('completed');
    expect((await one.call(taskApi.list, { tab: 'handled' })).list.map(({ id }) => id)).toEqual([taskId]);
    expect(await one.call(api.review, { taskId })).toMatchObject({ total: 4, left: 0, problems: 1 });
    await watch();
    const [next] = await todo(one);
    expect(next?.id).not.toBe(taskId);
    expect((await one.call(api.review, { taskId: next?.id ?? '' })).total).toBe(2);
  });

  it('are given out once, however many processes ask at once', async () => {
    const one = await company.member({ role: 'inspector', shopIds: [north, south] });
    await plan();
    await w.app.runJob('timed-snapshot.watch');
    const now = w.clock.now().getTime();
    w.clock.set(new Date(Math.ceil((now + 1) / 300_000) * 300_000 + 1000));
    await Promise.all(Array.from({ length: 5 }, () => w.app.runJob('timed-snapshot.watch')));
    await w.app.runJob('timed-snapshot.watch');
    const tasks = await todo(one);
    expect(tasks).toHaveLength(1);
    expect((await one.call(api.review, { taskId: tasks[0]?.id ?? '' })).total).toBe(2);
  });

  it('that are no longer kept do not leave a task behind that nobody can complete', async () => {
    const one = await company.member({ role: 'inspector', shopIds: [north, south] });
    const id = await plan();
    await watch();
    const [task] = await todo(one);
    await w.sql('delete from timed_snapshot_frame where plan_id = $1', [id]);
    await w.sql(`update timed_snapshot set state = 'ended' where id = $1`, [id]);
    await w.app.runJob('timed-snapshot.watch');
    expect(await todo(one)).toEqual([]);
    expect(await refused(one.call(api.review, { taskId: task?.id ?? '' }))).toBe('NOT_FOUND');
  });
});

describe('the role that looks', () => {
  it('is one whose members see and judge pictures', async () => {
    const roles = await owner.call(api.reviewRoles, {});
    expect(roles.map(({ id }) => id)).toContain(inspectorRole());
    expect(roles.map(({ id }) => id)).not.toContain(company.start.roleIds.staff);
    expect(await refused(plan({ reviewRoleId: company.start.roleIds.staff }))).toBe('NOT_FOUND');
  });

  it('cannot be deleted while a plan names it', async () => {
    const { id: roleId } = await owner.call(roleApi.create, {
      ...{
        name: 'Picture desk',
        codes: ['image_library_view', 'task_center', 'x_dispatch'],
        tier: 'scope',
        requestId: requestId(),
      },
    });
    const id = await plan({ reviewRoleId: roleId });
    expect((await owner.call(api.get, { id })).reviewRole).toEqual({ id: roleId, name: 'Picture desk' });
    expect(await owner.call(roleApi.references, { id: roleId })).toEqual([
      { kind: 'snapshot_plan', name: 'Tills', page: `/timed-snapshot?open=${id}` },
    ]);
  });
});

describe('people who are told of missing pictures', () => {
  it('are those whom the plan names, once a day', async () => {
    await camera('Broken', north, null);
    const [told, other] = [await company.member({ role: 'inspector' }), await company.member({ role: 'inspector' })];
    await plan({ review: 'none', reviewRoleId: null, notifyIds: [told.id] });
    await watch();
    for (let again = 0; again < 2; again += 1) {
      w.clock.advance(41_000);
      await w.app.runJob('timed-snapshot.watch');
    }
    await w.settle();
    const heard = async (who: Person) =>
      (await who.call(messageApi.list, {})).list.filter(({ title }) => title.includes('Tills')).length;
    expect([await heard(told), await heard(other), await heard(owner)]).toEqual([1, 0, 0]);
  });

  it('who left are not told: then it is whoever saved the plan last, and the owner where they left too', async () => {
    await camera('Broken', north, null);
    const [told, editor] = [
      await company.member({ role: 'inspector' }),
      await company.member({ role: 'area_manager' }),
    ];
    const id = await plan({ review: 'none', reviewRoleId: null, notifyIds: [told.id] });
    await w.sql('update timed_snapshot set edited_by = $2 where id = $1', [id, editor.id]);
    const leave = (who: Person) =>
      w.sql(`update member set state = 'resigned', resigned_at = now() where id = $1`, [who.id]);
    for (const who of [told, editor]) await leave(who);
    await watch();
    for (let again = 0; again < 2; again += 1) {
      w.clock.advance(41_000);
      await w.app.runJob('timed-snapshot.watch');
    }
    await w.settle();
    const { list } = await owner.call(messageApi.list, {});
    expect(list.filter(({ title }) => title.includes('Tills'))).toHaveLength(1);
  });

  it('work here', async () => {
    const stranger = (await w.company()).owner;
    expect(await refused(plan({ notifyIds: [stranger.id] }))).toBe('MEMBER_NOT_FOUND');
  });
});

it('the history says what an edit changed, in words', async () => {
  const told = await company.member({ role: 'inspector', name: 'Ada Wong' });
  const id = await plan({ review: 'none', reviewRoleId: null });
  const { rev, shopIds: _, ...rest } = await owner.call(api.get, { id });
  const wanted = { review: 'share', reviewPercent: 20, reviewRoleId: inspectorRole(), keepDays: 30 } as const;
  await owner.call(api.edit, { ...rest, id, rev, shopIds: [north], ...wanted, notifyIds: [told.id] });
  const [edited] = (await owner.call(api.get, { id })).history.filter(({ event }) => event === 'edited');
  expect(edited?.data.changes).toEqual([
    { field: 'scope', before: 'North Lane, South Quay', after: 'North Lane' },
    { field: 'keepPictures', before: '90 days', after: '30 days' },
    { field: 'pictureReview', before: 'None', after: 'Random 20%, One person' },
    { field: 'reviewRole', before: null, after: 'Inspector' },
    { field: 'notified', before: 'Whoever edited the plan last', after: 'Ada Wong' },
  ]);
});

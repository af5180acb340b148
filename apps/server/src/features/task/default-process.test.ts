import { cycleApi } from '@rondo/contract/cycle';
import { inspectSettingApi as settings } from '@rondo/contract/inspect-setting';
import { inspectionApi } from '@rondo/contract/inspection';
import type { Input } from '@rondo/contract/kit/endpoint';
import { taskApi as api } from '@rondo/contract/task';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { customRole } from '../../../test/custom-role.ts';
import type { Company, Person } from '../../../test/factories.ts';
import {
  answersOf,
  dispatchTo,
  type GivenTemplate,
  givenShopToInspect,
  givenTemplate,
  inspect,
} from '../../../test/inspection.ts';
import { outcomes, refused } from '../../../test/refusal.ts';
import { requestId, type World, world } from '../../../test/world.ts';

let w: World;
let company: Company;
let shopId: string;
let manager: Person;
let inspector: Person;
let template: GivenTemplate;
let area: Person;
let second: Person;

beforeAll(async () => {
  w = await world();
});
afterAll(() => w.stop());
beforeEach(async () => {
  w.clock.set(new Date('2026-11-20T00:00:00Z'));
  ({ company, shopId, manager, inspector, template } = await givenShopToInspect(w));
  area = await company.member({ role: 'area_manager', shopIds: [shopId] });
  second = await company.member({ role: 'inspector' });
});

type Process = Input<typeof settings.saveProcess>;
type Level = Process['levels'][number];
const named = (...people: Person[]): Level['who'] => ({ kind: 'members', memberIds: people.map((one) => one.id) });
const set = (levels: Level[], more: Partial<Process> = {}) =>
  company.owner.call(settings.saveProcess, {
    ...{ mode: 'on_site', templateId: null, levels, onEmpty: 'next_level', reviewUpTo: null, ccIds: [], ccRoleIds: [] },
    ...{ allowsOverride: true, rev: 0, ...more },
  });
const dispatched = async (more: Parameters<typeof dispatchTo>[4] = {}) =>
  (await dispatchTo(w, inspector, template.id, [shopId], { process: 'default', ...more })).firstTaskId;
const levelsOf = (taskId: string) =>
  w.sql<{ level: number; sort: number; member_id: string }>(
    `select level, sort, member_id from task_person where task_id = $1 and relation = 'reviewer' order by level, sort`,
    [taskId],
  );
const reviewersOf = async (taskId: string) => (await levelsOf(taskId)).map((one) => `${one.level} ${one.member_id}`);
const ccsOf = async (taskId: string) =>
  (
    await w.sql<{ id: string }>(`select member_id as id from task_person where task_id = $1 and relation = 'cc'`, [
      taskId,
    ])
  ).map(({ id }) => id);

describe('the default process', () => {
  it('arrives in the task that is dispatched, level by level, and copies with it', async () => {
    await set(
      [
        { mode: 'all', who: named(second, area) },
        { mode: 'any', who: named(company.owner) },
      ],
      { ccIds: [manager.id] },
    );
    const id = await dispatched();
    expect(await reviewersOf(id)).toEqual([`1 ${second.id}`, `1 ${area.id}`, `2 ${company.owner.id}`]);
    expect(await ccsOf(id)).toEqual([manager.id]);
    const [task] = await w.sql('select review_modes, has_reviewer from task where id = $1', [id]);
    expect(task).toEqual({ review_modes: ['all', 'any'], has_reviewer: true });
    await inspect(manager, id, answersOf(template.items));
    await area.call(api.approve, { id, rev: (await area.call(api.get, { id })).rev });
    expect((await inspector.call(api.get, { id })).state).toBe('pending_review');
  });

  it.each([
    ['the company says so', { process: 'default' }, true],
    ['the dispatch says so', { process: 'own', ccOnlyFailed: true }, true],
    ['the dispatch wants every one', { process: 'own', ccOnlyFailed: false }, false],
  ] as const)('copies go out only where something failed, where %s', async (_, how, isOnlyFailed) => {
    await set([], { ccIds: [second.id], ccOnlyFailed: true });
    const more = how.process === 'own' ? { ...how, ccIds: [second.id] } : how;
    const [good, bad] = [await dispatched(more), await dispatched(more)];
    await inspect(manager, good, answersOf(template.items));
    await inspect(manager, bad, answersOf(template.items, [0]));
    const copied = (await second.call(api.list, { tab: 'cc' })).list.map(({ id }) => id).toSorted();
    expect(copied).toEqual((isOnlyFailed ? [bad] : [good, bad]).toSorted());
    await w.settle();
    const ofTasks = "select object_id from message where member_id = $1 and object_kind = 'task'";
    const told = await w.sql<{ object_id: string }>(ofTasks, [second.id]);
    expect([...new Set(told.map((one) => one.object_id))].toSorted()).toEqual(copied);
    const events = (await inspector.call(api.get, { id: good })).history.map((entry) => entry.event);
    expect(events.includes('cc')).toBe(!isOnlyFailed);
  });

  it.each([
    ['next_level', false, ['2 second']],
    ['administrators', true, ['1 owner', '2 second']],
  ] as const)('simulated with %s has the people that the created task has', async (onEmpty, isStandIn, expected) => {
    const alone = await customRole(company, ['task_center']);
    await set(
      [
        { mode: 'all', who: { kind: 'role', roleId: alone } },
        { mode: 'sequence', who: named(second) },
      ],
      { onEmpty },
    );
    const people = { [second.id]: 'second', [company.owner.id]: 'owner' };
    const found = await inspector.call(api.simulate, {
      ...{ shopId, templateId: template.id, mode: 'on_site', executor: { kind: 'manager' } },
    });
    expect(found.reviews[0]).toMatchObject({ no: 1, isGap: true, isStandIn });
    const id = await dispatched();
    const nodes = found.reviews.flatMap(({ level, people: ids }) => ids.map((one) => `${level} ${one.id}`));
    expect(await reviewersOf(id)).toEqual(nodes);
    const task = await inspector.call(api.get, { id });
    expect(found.handlers.map((one) => one.id)).toEqual(
      task.people.filter((p) => p.relation === 'handler').map((p) => p.id),
    );
    expect(nodes.map((node) => `${isStandIn ? node[0] : '2'} ${people[node.slice(2)]}`)).toEqual(expected);
  });

  it('of nobody at all stops the dispatch, and the simulator says so before', async () => {
    await set([{ mode: 'any', who: named(manager) }]);
    const asked = { shopId, templateId: template.id, mode: 'on_site', executor: { kind: 'manager' } } as const;
    expect(await inspector.call(api.simulate, asked)).toMatchObject({
      isBlocked: true,
      reviews: [{ isGap: true, people: [] }],
    });
    expect(await refused(dispatched())).toBe('REVIEWER_NEEDED');
  });

  it('of a template wins over the company’s, and a dispatch over both unless it may not', async () => {
    await set([{ mode: 'any', who: named(second) }]);
    const other = await givenTemplate(w, company);
    const own = await set([{ mode: 'any', who: { kind: 'area_manager' } }], { templateId: template.id });
    expect(await reviewersOf(await dispatched())).toEqual([`1 ${area.id}`]);
    expect(await reviewersOf(await dispatched({ templateIds: [other.id] }))).toEqual([`1 ${second.id}`]);
    const chosen: Parameters<typeof dispatchTo>[4] = { process: 'own', review: true, reviewerIds: [company.owner.id] };
    expect(await reviewersOf(await dispatched(chosen))).toEqual([`1 ${company.owner.id}`]);
    await set([{ mode: 'any', who: { kind: 'area_manager' } }], {
      templateId: template.id,
      allowsOverride: false,
      rev: own.rev,
    });
    expect(await refused(dispatched(chosen))).toBe('PROCESS_FIXED');
  });

  it('that is changed later does not reach the tasks that are there', async () => {
    const { rev } = await set([{ mode: 'any', who: named(second) }]);
    const id = await dispatched();
    await set([{ mode: 'any', who: named(area) }], { rev });
    expect(await reviewersOf(id)).toEqual([`1 ${second.id}`]);
    expect(await reviewersOf(await dispatched())).toEqual([`1 ${area.id}`]);
  });

  it('finds the head of the initiator’s department', async () => {
    await w.sql(
      `insert into department_head (company_id, department_id, member_id, sort)
       select company_id, department_id, $2, 0 from member_department where member_id = $1`,
      [inspector.id, second.id],
    );
    await set([{ mode: 'any', who: { kind: 'head' } }]);
    expect(await reviewersOf(await dispatched())).toEqual([`1 ${second.id}`]);
  });

  it('reviews a bad result and completes a good one where only bad ones are reviewed', async () => {
    await set([{ mode: 'any', who: named(area) }], { reviewUpTo: 'fail' });
    const good = await dispatched();
    expect(await inspect(manager, good, answersOf(template.items))).toMatchObject({ needsReview: false });
    expect((await inspector.call(api.get, { id: good })).state).toBe('completed');
    const bad = await dispatched();
    expect(await inspect(manager, bad, answersOf(template.items, [0, 1, 2]))).toMatchObject({ needsReview: true });
    expect((await inspector.call(api.get, { id: bad })).state).toBe('pending_review');
  });

  it('is taken by an inspection that somebody begins, without being their own reviewer', async () => {
    await set([{ mode: 'any', who: named(manager, area) }], { mode: 'self' });
    const { taskId } = await manager.call(inspectionApi.start, {
      ...{ shopId, templateId: template.id, mode: 'self', process: 'default', requestId: requestId() },
    });
    expect(await reviewersOf(taskId)).toEqual([`1 ${area.id}`]);
  });

  it('is found anew on each date of a cycle', async () => {
    const { rev } = await set([{ mode: 'any', who: named(second) }]);
    await company.owner.call(cycleApi.create, {
      ...{ name: 'Opening check', mode: 'on_site', templateIds: [template.id], shopIds: [shopId], process: 'default' },
      executor: { kind: 'manager' },
      schedule: {
        recurrence: { frequency: 'daily', everyDays: 1 },
        ...{ startOn: '2026-11-20', startTime: '09:00', term: { kind: 'days', days: 0 } },
      },
      requestId: requestId(),
    });
    const at = async (instant: string) => {
      w.clock.set(new Date(instant));
      await w.app.runJob('cycle.watch');
      return w.sql<{ id: string }>('select id from task where company_id = $1 order by created_at', [company.id]);
    };
    await at('2026-11-20T00:30:00Z');
    const [first] = await at('2026-11-20T01:00:00Z');
    expect(await reviewersOf(first?.id ?? '')).toEqual([`1 ${second.id}`]);
    await set([{ mode: 'any', who: named(area) }], { rev });
    const [, next] = await at('2026-11-21T01:00:00Z');
    expect(await reviewersOf(next?.id ?? '')).toEqual([`1 ${area.id}`]);
    expect(await reviewersOf(first?.id ?? '')).toEqual([`1 ${second.id}`]);
  });

  it('of a self-inspection is never without a reviewer, and is seen by those who set it only', async () => {
    expect(await refused(set([], { mode: 'self' }))).toBe('INPUT_REFUSED');
    expect(await refused(set([{ mode: 'any', who: named(area) }], { mode: 'self', onEmpty: 'auto_approve' }))).toBe(
      'INPUT_REFUSED',
    );
    const { id, rev } = await set([{ mode: 'any', who: named(area) }], { mode: 'self' });
    expect(await refused(inspector.call(settings.processes, {}))).toBe('FORBIDDEN');
    expect(await refused(set([{ mode: 'any', who: named(second) }], { mode: 'self', rev: 9 }))).toBe('STALE');
    await company.owner.call(settings.removeProcess, { id, rev });
    expect(await company.owner.call(settings.process, { mode: 'self' })).toEqual({ processes: [null] });
  });

  it('is removed once, however many remove it at the same time', async () => {
    const { id, rev } = await set([{ mode: 'any', who: named(area) }], { mode: 'self' });
    const removals = Array.from({ length: 20 }, () => company.owner.call(settings.removeProcess, { id, rev }));
    const { won, reasons } = await outcomes(removals);
    expect(won).toBe(1);
    expect([...reasons].filter((reason) => reason !== 'NOT_FOUND' && reason !== 'STALE')).toEqual([]);
    const told = await w.sql(`select event from history where object_id = $1 and event = 'removed'`, [id]);
    expect(told).toHaveLength(1);
  });
});

import { doubleInspectionApi as api } from '@rondo/contract/double-inspection';
import { inspectionApi } from '@rondo/contract/inspection';
import { recordApi } from '@rondo/contract/record';
import { rectificationApi } from '@rondo/contract/rectification';
import { statisticsApi } from '@rondo/contract/statistics';
import { taskApi } from '@rondo/contract/task';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Company, Person } from '../../../test/factories.ts';
import { answersOf, type GivenTemplate, givenTemplate, inspect, openTask } from '../../../test/inspection.ts';
import { refusal, refused } from '../../../test/refusal.ts';
import { requestId, type World, world } from '../../../test/world.ts';

let w: World;
let company: Company;
let shopId: string;
let anna: Person;
let ben: Person;
let template: GivenTemplate;
const PERIOD = { from: '2026-01-01', to: '2026-12-31' };

beforeAll(async () => {
  w = await world();
});
afterAll(() => w.stop());
beforeEach(async () => {
  w.clock.set(new Date('2026-11-23T02:00:00Z'));
  company = await w.company();
  const manager = await company.member({ role: 'store_manager' });
  shopId = await company.shop({ name: 'Lime Street', managerIds: [manager.id] });
  anna = await company.member({ role: 'inspector', shopIds: [shopId], name: 'Anna' });
  ben = await company.member({ role: 'inspector', shopIds: [shopId], name: 'Ben' });
  template = await givenTemplate(w, company, { items: 6 });
  await share(100);
});

const share = async (percent: number, who = company.owner) => {
  const { rev } = await company.owner.call(api.setting, {});
  return who.call(api.saveSetting, { percent, rev });
};
/** A remote inspection begun and submitted; the named items fail. */
async function inspected(who: Person, failing: number[], at = shopId) {
  const fields = { shopId: at, templateId: template.id, mode: 'remote' as const, review: false };
  const { taskId } = await who.call(inspectionApi.start, { ...fields, requestId: requestId() });
  const done = await inspect(who, taskId, answersOf(template.items, failing));
  await w.settle();
  return { taskId, ...done };
}
const todo = async (who: Person) => (await who.call(taskApi.list, { tab: 'todo' })).list.map((row) => row.id);
/** Submits what waits for the second inspector. */
async function second(who: Person, failing: number[]) {
  const [taskId] = await todo(who);
  if (!taskId) throw new Error('nothing waits');
  const done = await inspect(who, taskId, answersOf(template.items, failing));
  await w.settle();
  return done;
}
const summary = (who = company.owner) => who.call(api.summary, PERIOD);
const recordIds = async (who: Person) => (await who.call(recordApi.list, {})).list.map((row) => row.id);

describe('a remote inspection that is drawn', () => {
  it('is inspected again by somebody who sees nothing of the first until both are in', async () => {
    const first = await inspected(anna, [0]);
    const [taskId] = await todo(ben);
    expect(taskId).toBeDefined();
    const task = await ben.call(taskApi.get, { id: taskId ?? '' });
    expect(JSON.stringify(task)).not.toContain(anna.id);
    expect(await recordIds(ben)).toEqual([]);
    expect(await refused(ben.call(recordApi.get, { id: first.recordId }))).toBe('NOT_FOUND');
    expect(await refused(ben.call(taskApi.get, { id: first.taskId }))).toBe('NOT_FOUND');
    expect((await ben.call(rectificationApi.list, { tab: 'all' })).list).toEqual([]);
    expect(await refused(ben.call(rectificationApi.get, { id: first.rectifications[0]?.id ?? '' }))).toBe('NOT_FOUND');
    expect((await openTask(ben, taskId ?? '')).lastTime).toEqual([]);
    // Nobody else is told that there is a pair.
    expect(await summary()).toMatchObject({ inspections: 0, waiting: 1, all: { pairs: 0 } });
    expect((await company.owner.call(api.pairs, PERIOD)).list).toEqual([]);
    expect(await recordIds(company.owner)).toEqual([first.recordId]);

    const done = await second(ben, [0, 1]);
    expect(done).toMatchObject({ isCompared: true, needsReview: false, rectifications: [] });
    expect(await recordIds(ben)).toHaveLength(2);
    const { list } = await company.owner.call(api.pairs, PERIOD);
    expect(list).toMatchObject([
      {
        first: { inspector: { id: anna.id }, recordId: first.recordId },
        second: { inspector: { id: ben.id }, recordId: done.recordId },
        items: 6,
        agreed: 5,
        differences: [{ itemId: template.items[1]?.id, first: 'pass', second: 'fail' }],
      },
    ]);
  });

  it('counts once in scores and statistics, and the second record says what it is', async () => {
    await inspected(anna, [0]);
    const { recordId } = await second(ben, [0, 1, 2]);
    const figures = await company.owner.call(statisticsApi.inspection, PERIOD);
    expect(figures.current).toMatchObject({ records: 1, failedItems: 1 });
    expect(await company.owner.call(recordApi.get, { id: recordId })).toMatchObject({
      state: 'compared',
      failedItems: 3,
    });
    expect(await refused(company.owner.call(recordApi.void, { id: recordId, rev: 0, reason: 'x' }))).toBe(
      'MOVE_NOT_ALLOWED',
    );
    expect((await company.owner.call(rectificationApi.list, { tab: 'all' })).list).toHaveLength(1);
    // The second is not drawn again.
    expect(await todo(anna)).toEqual([]);
  });

  it('goes to whoever had the fewest, never to the first, nobody else’s store, nobody without the codes', async () => {
    const carl = await company.member({ role: 'inspector', shopIds: [shopId] });
    await company.member({ role: 'inspector', shopIds: [await company.shop()] });
    await company.member({ role: 'store_manager', shopIds: [shopId] });
    for (let i = 0; i < 4; i += 1) await inspected(anna, []);
    expect([(await todo(anna)).length, (await todo(ben)).length, (await todo(carl)).length]).toEqual([0, 2, 2]);
    await inspected(ben, []);
    expect([(await todo(anna)).length, (await todo(ben)).length]).toEqual([1, 2]);
    expect(await summary()).toMatchObject({ waiting: 5 });
  });

  it('is left alone where there is nobody, at 0 percent, and on site', async () => {
    await share(0);
    await inspected(anna, []);
    await share(100);
    const lonely = await company.shop();
    const only = await company.member({ role: 'inspector', shopIds: [lonely] });
    await inspected(only, [], lonely);
    const { taskId } = await anna.call(inspectionApi.start, {
      ...{ shopId, templateId: template.id, mode: 'on_site', review: false },
      requestId: requestId(),
    });
    await w.sql('delete from check_in_policy where company_id = $1', [company.id]);
    expect(taskId).toBeDefined();
    expect(await summary()).toMatchObject({ waiting: 0 });
  });

  it('ends with its task, and is nobody’s secret then', async () => {
    const first = await inspected(anna, [0]);
    const [id] = await todo(ben);
    await company.owner.call(taskApi.close, {
      id: id ?? '',
      rev: (await company.owner.call(taskApi.get, { id: id ?? '' })).rev,
      comment: 'not needed',
    });
    await w.settle();
    expect(await summary()).toMatchObject({ waiting: 0, inspections: 0 });
    expect(await recordIds(ben)).toEqual([first.recordId]);
  });
});

describe('the agreement', () => {
  it('is the kappa worked out by hand, of all, of each item and of each inspector', async () => {
    // Two inspections of six items. Anna fails 0, 1, 2 then 0; Ben fails 0, 1 then 0, 1. Of twelve pairs: both fail 3, both pass 7,
    // fail/pass 1, pass/fail 1. Observed 10/12; expected (4·4 + 8·8) / 144 = 80/144; kappa (120 − 80) / (144 − 80) = 0.625.
    await inspected(anna, [0, 1, 2]);
    await second(ben, [0, 1]);
    await inspected(anna, [0]);
    await second(ben, [0, 1]);
    const { inspections, all } = await summary();
    expect([inspections, all]).toEqual([
      2,
      { pairs: 12, agreed: 10, observed: 10 / 12, expected: 80 / 144, kappa: 0.625 },
    ]);
    const { list } = await company.owner.call(api.inspectors, PERIOD);
    expect(new Set(list.map(({ inspector }) => inspector.id))).toEqual(new Set([anna.id, ben.id]));
    for (const row of list) expect(row).toMatchObject({ inspections: 2, pairs: 12, agreed: 10, kappa: 0.625 });
    const items = await company.owner.call(api.items, PERIOD);
    expect(items.total).toBe(6);
    const second0 = items.list.find((row) => row.itemId === template.items[1]?.id);
    expect(second0).toMatchObject({ pairs: 2, agreed: 1, observed: 0.5, kappa: null });
  });

  it('opens exactly its pairs', async () => {
    await inspected(anna, [0, 1, 2]);
    await second(ben, [0, 1]);
    await inspected(anna, [0]);
    await second(ben, [0]);
    const itemId = template.items[2]?.id ?? '';
    const pairs = (more: object) => company.owner.call(api.pairs, { ...PERIOD, ...more });
    expect((await pairs({ itemId })).total).toBe(2);
    expect((await pairs({ itemId, agreed: true })).total).toBe(1);
    expect((await pairs({ itemId, agreed: false })).list[0]?.differences).toHaveLength(1);
    expect((await pairs({ agreed: true })).total).toBe(1);
    expect((await pairs({ inspectorId: ben.id })).total).toBe(2);
    expect((await pairs({ inspectorId: company.owner.id })).total).toBe(0);
  });

  it('is of the stores in scope only, and of no voided inspection', async () => {
    const first = await inspected(anna, [0]);
    await second(ben, [1]);
    const stranger = await company.member({ role: 'area_manager', shopIds: [await company.shop()] });
    expect(await summary(stranger)).toMatchObject({ inspections: 0, waiting: 0 });
    expect(await summary(ben)).toMatchObject({ inspections: 1 });
    const { rev } = await company.owner.call(recordApi.get, { id: first.recordId });
    await company.owner.call(recordApi.void, { id: first.recordId, rev, reason: 'wrong store' });
    expect(await summary()).toMatchObject({ inspections: 0 });
    const elsewhere = await w.company();
    expect(await summary(elsewhere.owner)).toMatchObject({ inspections: 0, waiting: 0 });
  });
});

describe('the share', () => {
  it('begins at none and is set by whoever has the latest', async () => {
    const fresh = await w.company();
    expect(await fresh.owner.call(api.setting, {})).toEqual({ percent: 0, rev: 0, can: { edit: true } });
    await fresh.owner.call(api.saveSetting, { percent: 12, rev: 0 });
    const { reason, data } = await refusal(fresh.owner.call(api.saveSetting, { percent: 30, rev: 0 }));
    expect([reason, data]).toMatchObject(['STALE', { current: { percent: 12, rev: 1 } }]);
    const both = await Promise.allSettled(
      [1, 2].map((percent) => fresh.owner.call(api.saveSetting, { percent, rev: 1 })),
    );
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('is not set by inspectors', async () => {
    expect(await anna.call(api.setting, {})).toMatchObject({ percent: 100, can: { edit: false } });
    expect(await refused(share(0, anna))).toBe('FORBIDDEN');
  });
});

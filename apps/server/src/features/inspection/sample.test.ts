import { inspectSettingApi as settings } from '@rondo/contract/inspect-setting';
import { inspectionApi } from '@rondo/contract/inspection';
import { recordApi } from '@rondo/contract/record';
import { taskApi } from '@rondo/contract/task';
import { allItems } from '@rondo/domain/scoring/template';
import { PURPOSES } from '@rondo/domain/task';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Company, Person } from '../../../test/factories.ts';
import {
  answersOf,
  dispatchTo,
  type GivenTemplate,
  givenShopToInspect,
  inspect,
  openTask,
  submitTask,
} from '../../../test/inspection.ts';
import { requestId, type World, world } from '../../../test/world.ts';

const MANY = 20;
let w: World;
let company: Company;
let shopId: string;
let manager: Person;
let inspector: Person;
let template: GivenTemplate;

beforeAll(async () => {
  w = await world();
});
afterAll(() => w.stop());
beforeEach(async () => {
  ({ company, shopId, manager, inspector, template } = await givenShopToInspect(w, { items: MANY }));
});

const sample = (sampleItems: number | null, more: object = {}) =>
  company.owner.call(settings.saveProcess, {
    ...{ mode: 'self', templateId: null, onEmpty: 'next_level', reviewUpTo: null, ccIds: [], ccRoleIds: [], rev: 0 },
    ...{ levels: [{ mode: 'any', who: { kind: 'members', memberIds: [inspector.id] } }], allowsOverride: true },
    ...{ sampleItems, ...more },
  });
const dispatched = async (more: Parameters<typeof dispatchTo>[4] = {}) =>
  (await dispatchTo(w, company.owner, template.id, [shopId], { mode: 'self', process: 'default', ...more }))
    .firstTaskId;
const asked = async (taskId: string) => allItems((await openTask(manager, taskId)).content).map((item) => item.name);

describe('a self-inspection of items drawn by chance', () => {
  it('asks exactly so many, the same ones however often it is opened, others in the next one', async () => {
    await sample(6);
    const [first, second] = [await dispatched(), await dispatched()];
    const names = await asked(first);
    expect(names).toHaveLength(6);
    expect(await asked(first)).toEqual(names);
    expect(await asked(second)).toHaveLength(6);
    const drawn = await Promise.all(Array.from({ length: 6 }, async () => (await asked(await dispatched())).join()));
    expect(new Set([...drawn, names.join()]).size).toBeGreaterThan(5);
    expect((await openTask(manager, first)).sample).toEqual({ items: 6, of: MANY });
  });

  it('is whole with the drawn ones alone; the report names the others, and a changed setting changes nothing', async () => {
    await sample(6);
    const taskId = await dispatched();
    const { content } = await openTask(manager, taskId);
    await sample(3, { rev: 1 }).catch(() => sample(3, { rev: 0 }));
    expect(await asked(taskId)).toHaveLength(6);
    const { recordId } = await submitTask(manager, taskId, answersOf(allItems(content), [0]));
    const report = await manager.call(recordApi.get, { id: recordId });
    expect(report.items).toHaveLength(6);
    expect(report).toMatchObject({ itemCount: 6, failedItems: 1 });
    expect(report.excluded.map((one) => one.by)).toEqual(Array.from({ length: MANY - 6 }, () => 'sample'));
  });

  it('keeps its items when it comes back from review', async () => {
    await sample(6);
    const taskId = await dispatched();
    const { content } = await openTask(manager, taskId);
    const names = allItems(content).map((item) => item.name);
    await submitTask(manager, taskId, answersOf(allItems(content)));
    const { rev } = await inspector.call(taskApi.get, { id: taskId });
    await inspector.call(taskApi.reject, { id: taskId, rev, comment: 'Again' });
    expect(await asked(taskId)).toEqual(names);
  });

  it('asks a short list whole, and is for self-inspections only', async () => {
    await sample(MANY + 1);
    expect(await asked(await dispatched())).toHaveLength(MANY);
    await expect(sample(5, { mode: 'on_site' })).rejects.toMatchObject({ reason: 'INPUT_REFUSED' });
    await expect(sample(0, { rev: 1 })).rejects.toMatchObject({ reason: 'INPUT_REFUSED' });
    const onSite = await dispatched({ mode: 'on_site', process: 'own', review: false });
    expect(await asked(onSite)).toHaveLength(MANY);
  });
});

describe('what failed the last time', () => {
  it('comes with the record it failed in, its rectification and how that ended, for whoever may open them', async () => {
    const first = await dispatched({ mode: 'on_site', process: 'own', review: false });
    const { recordId, rectifications } = await inspect(manager, first, answersOf(template.items, [2]));
    const next = await dispatched({ mode: 'on_site', process: 'own', review: false });
    const { lastTime } = await openTask(manager, next);
    const failed = lastTime.filter((one) => one.result === 'fail');
    expect(failed).toMatchObject([
      {
        itemId: template.items[2]?.id,
        recordId,
        rectificationId: rectifications[0]?.id,
        rectificationState: 'pending',
      },
    ]);
  });
});

describe('purposes', () => {
  it.each(PURPOSES)('%s: tasks and records of it are found by it, dispatched or begun by oneself', async (purpose) => {
    const other = purpose === 'regular' ? 'special' : 'regular';
    const plan = { mode: 'on_site' as const, process: 'own' as const, review: false };
    const taskId = await dispatched({ ...plan, purpose });
    await dispatched({ ...plan, purpose: other });
    const wanted = { shopId, templateId: template.id, mode: 'on_site' as const, review: false, purpose };
    const own = await manager.call(inspectionApi.start, { ...wanted, requestId: requestId() });
    const tasks = await company.owner.call(taskApi.list, { tab: 'all', purpose: [purpose] });
    expect(tasks.list.map((row) => row.id).sort()).toEqual([taskId, own.taskId].sort());
    const { recordId } = await inspect(manager, taskId, answersOf(template.items));
    const records = await company.owner.call(recordApi.list, { purpose: [purpose] });
    expect(records.list.map((row) => row.id)).toEqual([recordId]);
    const none = await company.owner.call(recordApi.list, { purpose: [other] });
    expect(none.list).toEqual([]);
  });
});

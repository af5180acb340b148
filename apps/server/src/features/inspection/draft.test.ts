import { inspectionApi as api } from '@rondo/contract/inspection';
import { messageApi } from '@rondo/contract/message';
import { taskApi } from '@rondo/contract/task';
import { DAY_MS } from '@rondo/domain/duration';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Company, Person } from '../../../test/factories.ts';
import {
  answersOf,
  DEVICE,
  dispatchTo,
  type GivenTemplate,
  givenShopToInspect,
  openTask,
  publishVersion,
  submitTask,
} from '../../../test/inspection.ts';
import { requestId, type World, world } from '../../../test/world.ts';

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
  ({ company, shopId, manager, inspector, template } = await givenShopToInspect(w));
});

const titles = async (who: Person) => {
  await w.settle();
  return (await who.call(messageApi.list, { category: ['task'] })).list.map((m) => m.title);
};
const start = (more: { mode?: 'on_site' | 'remote' } = {}) =>
  inspector.call(api.start, {
    shopId,
    templateId: template.id,
    mode: 'on_site',
    review: false,
    requestId: requestId(),
    ...more,
  });

describe('answers that nobody goes on with', () => {
  it('expire after 7 days, a day after their holder was told, and the task waits for all its handlers again', async () => {
    const second = await company.member({ role: 'store_manager', shopIds: [shopId] });
    const executor = { kind: 'members' as const, memberIds: [manager.id, second.id], how: 'any' as const };
    const deadlineAt = new Date(w.clock.now().getTime() + 60 * DAY_MS).toISOString();
    const { firstTaskId: taskId } = await dispatchTo(w, inspector, template.id, [shopId], { executor, deadlineAt });
    await openTask(manager, taskId);
    const drafts = async () => (await w.sql('select 1 from draft where task_id = $1', [taskId])).length;
    w.clock.advance(5.9 * DAY_MS);
    await w.app.runJob('inspection.drafts');
    expect(await titles(manager)).not.toContain('Unfinished inspection: Monthly check');
    w.clock.advance(0.2 * DAY_MS);
    await w.app.runJob('inspection.drafts');
    await w.app.runJob('inspection.drafts');
    expect((await titles(manager)).filter((title) => title.startsWith('Unfinished inspection'))).toHaveLength(1);
    expect(await drafts()).toBe(1);
    w.clock.advance(DAY_MS);
    await w.app.runJob('inspection.drafts');
    expect(await drafts()).toBe(0);
    expect(await titles(manager)).toContain('Answers expired: Monthly check');
    expect(await inspector.call(taskApi.get, { id: taskId })).toMatchObject({ state: 'pending', claimedBy: null });
    expect(await second.call(taskApi.pendingCount, {})).toBe(1);
  });

  it('are kept as long as they are saved', async () => {
    const { taskId } = await start();
    const sheet = await openTask(inspector, taskId);
    w.clock.advance(6.5 * DAY_MS);
    await w.app.runJob('inspection.drafts');
    const answers = answersOf(template.items);
    await inspector.call(api.save, { taskId, deviceId: DEVICE, answers, rev: sheet.draft.rev });
    w.clock.advance(5 * DAY_MS);
    await w.app.runJob('inspection.drafts');
    expect((await openTask(inspector, taskId)).draft.answers).toEqual(answers);
  });
});

describe('what cannot be inspected', () => {
  it('is a version that the template has left behind, at submission as at opening', async () => {
    const { taskId } = await start();
    await openTask(inspector, taskId);
    await publishVersion(w, company, template);
    const submitted = submitTask(inspector, taskId, answersOf(template.items));
    await expect(submitted).rejects.toMatchObject({ reason: 'DRAFT_EXPIRED' });
  });

  it('is what somebody else has in hand, and the answer names them', async () => {
    const executor = { kind: 'members' as const, memberIds: [manager.id, inspector.id], how: 'any' as const };
    const { firstTaskId: taskId } = await dispatchTo(w, inspector, template.id, [shopId], { executor });
    await openTask(manager, taskId);
    await expect(openTask(inspector, taskId)).rejects.toThrow('Being handled by');
  });
});

describe('the list of drafts', () => {
  it('has what its reader began and can still submit, saved last first, and nobody else’s', async () => {
    const { taskId: first } = await start();
    await openTask(inspector, first);
    w.clock.advance(60_000);
    const { taskId: second } = await start({ mode: 'remote' });
    const sheet = await openTask(inspector, second);
    const ids = async (who = inspector, keyword = '') =>
      (await who.call(api.drafts, { keyword })).list.map(({ taskId }) => taskId);
    expect(await ids()).toEqual([second, first]);
    expect((await inspector.call(api.drafts, {})).list[0]).toMatchObject({
      ...{ taskNumber: sheet.number, mode: 'remote', answered: 0, shop: { id: shopId }, template: { versionNo: 1 } },
    });
    expect(await ids(inspector, sheet.number.slice(-6))).toEqual([second]);
    expect(await ids(inspector, 'template')).toEqual([second, first]);
    expect(await ids(inspector, 'elsewhere')).toEqual([]);
    expect(await ids(manager)).toEqual([]);
    expect(await ids(company.owner)).toEqual([]);
    expect(await ids((await w.company()).owner)).toEqual([]);
    await submitTask(inspector, second, answersOf(template.items));
    await inspector.call(api.discard, { taskId: first });
    expect(await ids()).toEqual([]);
  });
});

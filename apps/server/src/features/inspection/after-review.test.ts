import { inspectionApi } from '@rondo/contract/inspection';
import { messageApi } from '@rondo/contract/message';
import { recordApi } from '@rondo/contract/record';
import { rectificationApi } from '@rondo/contract/rectification';
import { taskApi } from '@rondo/contract/task';
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
import { type World, world } from '../../../test/world.ts';

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

const see = (id: string) => inspector.call(taskApi.get, { id });
const report = (id: string) => inspector.call(recordApi.get, { id });
const submit = (taskId: string, fails: number[]) => submitTask(manager, taskId, answersOf(template.items, fails));

/** An inspection in which some items failed, sent back by its reviewer. */
async function returned(fails: number[]) {
  const plan = { review: true, reviewerIds: [inspector.id], ccIds: [company.owner.id] };
  const { firstTaskId: taskId } = await dispatchTo(w, inspector, template.id, [shopId], plan);
  const { recordId } = await inspect(manager, taskId, answersOf(template.items, fails));
  await inspector.call(taskApi.reject, { id: taskId, rev: (await see(taskId)).rev, comment: 'Look again' });
  return { taskId, recordId };
}

/** One that its handler has open again. */
async function sentBack(fails: number[]) {
  const made = await returned(fails);
  await openTask(manager, made.taskId);
  return made;
}

/** One whose record was made void before anybody opened it again. */
async function voided(fails: number[]) {
  const made = await returned(fails);
  const { rev } = await report(made.recordId);
  await company.owner.call(recordApi.void, { id: made.recordId, rev, reason: 'Another store' });
  return made;
}

describe('the process of a report', () => {
  it('tells each step once, with its comment, though the task and the record both keep it', async () => {
    const { taskId, recordId } = await sentBack([0]);
    await submit(taskId, [0]);
    await inspector.call(taskApi.approve, { id: taskId, rev: (await see(taskId)).rev, comment: 'Fine now' });
    const { history } = await report(recordId);
    expect(history.map((h) => [h.event, h.comment])).toEqual([
      ['dispatch', null],
      ['submit', null],
      ['return', 'Look again'],
      ['resubmit', null],
      ['accept', 'Fine now'],
      ['cc', null],
    ]);
  });
});

describe('the process of a report whose record was made void', () => {
  it('ends there, and that of the record in its place has nothing of it', async () => {
    const { taskId, recordId } = await voided([0]);
    await openTask(manager, taskId);
    const again = await submit(taskId, []);
    await inspector.call(taskApi.approve, { id: taskId, rev: (await see(taskId)).rev });
    const eventsOf = async (id: string) => (await report(id)).history.map(({ event }) => event);
    expect(await eventsOf(recordId)).toEqual(['dispatch', 'submit', 'return', 'void']);
    expect(await eventsOf(again.recordId)).toEqual(['dispatch', 'submit', 'accept', 'cc']);
  });
});

describe('a record that was made void while its reviewer had sent it back', () => {
  it('stays void: what is submitted after it is a record of its own', async () => {
    const { taskId, recordId } = await sentBack([0]);
    const { rev, number } = await report(recordId);
    await company.owner.call(recordApi.void, { id: recordId, rev, reason: 'Another store' });
    const again = await submit(taskId, []);
    expect(again.number).not.toBe(number);
    expect(await report(recordId)).toMatchObject({ state: 'void', voidReason: 'Another store', number });
    expect(await report(again.recordId)).toMatchObject({ state: 'in_review', number: again.number });
    await inspector.call(taskApi.approve, { id: taskId, rev: (await see(taskId)).rev });
    const states = [(await report(recordId)).state, (await report(again.recordId)).state];
    expect([states, (await see(taskId)).state]).toEqual([['void', 'effective'], 'completed']);
  });
});

describe('an inspection whose record was made void', () => {
  it('begins anew: with no answer of the void one, and as fast or slow as it is itself', async () => {
    const pacesOf = (recordId: string) => w.sql('select answered from record_pace where record_id = $1', [recordId]);
    const { taskId, recordId } = await voided([0]);
    expect((await openTask(manager, taskId)).draft.answers).toEqual({});
    await expect(submitTask(manager, taskId, {})).rejects.toMatchObject({ reason: 'ITEMS_MISSING' });
    const again = await submit(taskId, []);
    expect([await pacesOf(recordId), await pacesOf(again.recordId)]).toEqual([[{ answered: 3 }], [{ answered: 3 }]]);
  });

  it('ends what was to be put right about the void one, and what fails is to be put right for the first time', async () => {
    const { taskId } = await voided([0, 1]);
    const [first, second] = (await see(taskId)).rectifications.map((r) => r.id);
    await openTask(manager, taskId);
    const answers = answersOf(template.items, [0]);
    const planned = await manager.call(inspectionApi.preview, { taskId, answers });
    expect(planned.rectifications).toMatchObject([{ itemId: template.items[0]?.id, repeatNo: 1 }]);
    const again = await submitTask(manager, taskId, answers);
    const about = (id = '') => manager.call(rectificationApi.get, { id });
    expect([(await about(first)).state, (await about(second)).state]).toEqual(['ended', 'ended']);
    expect(again.rectifications).toMatchObject([{ title: 'Item 1' }]);
    expect(await about(again.rectifications[0]?.id)).toMatchObject({ state: 'pending', repeatNo: 1 });
    expect(await report(again.recordId)).toMatchObject({ failedItems: 1, rectificationTotal: 1, rectificationOpen: 1 });
  });

  it('is no measure of pace where it was open already, with the answers of the void one', async () => {
    const { taskId, recordId } = await sentBack([0]);
    const { rev } = await report(recordId);
    await company.owner.call(recordApi.void, { id: recordId, rev, reason: 'Another store' });
    const again = await submit(taskId, []);
    expect(await w.sql('select 1 from record_pace where record_id = $1', [again.recordId])).toEqual([]);
  });
});

describe('a reminder', () => {
  it('is offered to others than those the task waits for', async () => {
    const plan = { review: true, reviewerIds: [inspector.id] };
    const { firstTaskId: taskId } = await dispatchTo(w, inspector, template.id, [shopId], plan);
    expect((await see(taskId)).can.remind).toBe(true);
    await inspect(manager, taskId, answersOf(template.items));
    expect((await see(taskId)).can.remind).toBe(false);
    await expect(inspector.call(taskApi.remind, { id: taskId })).rejects.toMatchObject({ reason: 'FORBIDDEN' });
    expect((await company.owner.call(taskApi.get, { id: taskId })).can.remind).toBe(true);
  });
});

describe('a task that was inspected', () => {
  it('carries the rate and the points of the result beside its level', async () => {
    const { firstTaskId: taskId } = await dispatchTo(w, inspector, template.id, [shopId]);
    await inspect(manager, taskId, answersOf(template.items, [0]));
    expect(await see(taskId)).toMatchObject({
      score: 10,
      maxScore: 15,
      ratePercent: 66.7,
      level: { key: 'pass', rank: 2, count: 4, fromPercent: 60 },
    });
  });
});

describe('an answer that is corrected', () => {
  it('ends what was to be put right about it, tells its handler, and the report counts it no more', async () => {
    const { taskId, recordId } = await sentBack([0, 1]);
    const [first, second] = (await see(taskId)).rectifications.map((r) => r.id);
    const again = await submit(taskId, [1]);
    expect(again.rectifications).toEqual([]);
    const ended = await manager.call(rectificationApi.get, { id: first ?? '' });
    expect(ended).toMatchObject({ state: 'ended', endReason: 'answer_corrected' });
    expect(ended.history.at(-1)).toMatchObject({ event: 'end', data: { because: 'answer_corrected' } });
    expect(await manager.call(rectificationApi.get, { id: second ?? '' })).toMatchObject({ state: 'pending' });
    await w.settle();
    expect(await report(recordId)).toMatchObject({ failedItems: 1, rectificationOpen: 1, rectificationTotal: 1 });
    const { list } = await company.owner.call(messageApi.list, { category: ['rectification'] });
    expect(list.map((m) => m.title)).toContain('No longer to rectify: Item 1');
  });

  it('that fails again in a later round is to be put right again', async () => {
    const { taskId } = await sentBack([0]);
    await submit(taskId, []);
    await inspector.call(taskApi.reject, { id: taskId, rev: (await see(taskId)).rev, comment: 'No, it failed' });
    await openTask(manager, taskId);
    expect((await submit(taskId, [0])).rectifications).toMatchObject([{ title: 'Item 1' }]);
  });
});

describe('who looks at the fixes of an inspection, and who is told', () => {
  const failing = async (more: object) => {
    const plan = { review: true, reviewerIds: [inspector.id], ccIds: [company.owner.id] };
    const { firstTaskId: taskId } = await dispatchTo(w, inspector, template.id, [shopId], plan);
    await openTask(manager, taskId);
    const done = await submitTask(manager, taskId, answersOf(template.items, [0]), more);
    const { people } = await manager.call(rectificationApi.get, { id: done.rectifications[0]?.id ?? '' });
    const named = (relation: string) => people.filter((p) => p.relation === relation).map((p) => p.id);
    return { reviewers: named('reviewer'), cc: named('cc') };
  };

  it('are the usual people, and those in copy on the task', async () => {
    expect(await failing({})).toEqual({ reviewers: [inspector.id], cc: [company.owner.id] });
  });

  it('are those chosen at submission', async () => {
    const area = await company.member({ role: 'area_manager', groupIds: [company.start.rootGroupId] });
    const chosen = { rectificationReviewerIds: [area.id], rectificationCcIds: [inspector.id] };
    expect(await failing(chosen)).toEqual({ reviewers: [area.id], cc: [inspector.id] });
  });

  it('is nobody who would look only at their own fix', async () => {
    await expect(failing({ rectificationReviewerIds: [manager.id] })).rejects.toMatchObject({
      reason: 'REVIEWER_NEEDED',
    });
  });
});

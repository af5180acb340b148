import { inspectionApi as api } from '@rondo/contract/inspection';
import { recordApi } from '@rondo/contract/record';
import { taskApi } from '@rondo/contract/task';
import { emptyAnswer } from '@rondo/domain/answer';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Refused } from '../../../test/client.ts';
import type { Company, Person } from '../../../test/factories.ts';
import {
  answersOf,
  DEVICE,
  dispatchTo,
  type GivenTemplate,
  givenTemplate,
  inspect,
  publishVersion,
} from '../../../test/inspection.ts';
import { givenPhoto } from '../../../test/rectification.ts';
import { requestId, type World, world } from '../../../test/world.ts';

let w: World;
let company: Company;
let shopId: string;
let manager: Person;
let second: Person;
let inspector: Person;
let template: GivenTemplate;

beforeAll(async () => {
  w = await world();
});
afterAll(() => w.stop());
beforeEach(async () => {
  company = await w.company();
  manager = await company.member({ role: 'store_manager' });
  second = await company.member({ role: 'store_manager' });
  shopId = await company.shop({ managerIds: [manager.id, second.id] });
  inspector = await company.member({ role: 'inspector', shopIds: [shopId] });
  template = await givenTemplate(w, company);
});

const reason = (promise: Promise<unknown>): Promise<string | null> =>
  promise.then(
    () => 'done',
    (error: unknown) => {
      if (error instanceof Refused) return error.reason;
      throw error;
    },
  );
const given = async (more: Parameters<typeof dispatchTo>[4] = {}) =>
  (await dispatchTo(w, inspector, template.id, [shopId], more)).firstTaskId;
const open = (taskId: string, who: Person, more = {}) => who.call(api.open, { taskId, deviceId: DEVICE, ...more });
const submit = (taskId: string, who: Person, answers = answersOf(template.items), more = {}) =>
  who.call(api.submit, { taskId, deviceId: DEVICE, answers, requestId: requestId(), ...more });
const see = (id: string, who: Person = inspector) => who.call(taskApi.get, { id });
const todo = (who: Person) => who.call(taskApi.pendingCount, {});

describe('the straight way', () => {
  it('goes from dispatch over save and submit to the review, and what failed is to be put right', async () => {
    const taskId = await given({ review: true, reviewerIds: [inspector.id] });
    expect([await todo(manager), await todo(second), await todo(inspector)]).toEqual([1, 1, 0]);
    const sheet = await open(taskId, manager);
    expect(sheet.content.categories[0]?.items.map((i) => i.name)).toEqual(['Item 1', 'Item 2', 'Item 3']);
    expect([await todo(manager), await todo(second)]).toEqual([1, 0]);

    const [first, ...others] = Object.values(answersOf(template.items, [0]));
    if (!first) throw new Error('no answer');
    const saved = await manager.call(api.save, {
      taskId,
      deviceId: DEVICE,
      rev: 0,
      answers: { [first.itemId]: first },
    });
    expect(saved.rev).toBe(1);
    expect((await see(taskId)).progress).toEqual({ done: 1, of: 3 });
    const rest = Object.fromEntries(others.map((a) => [a.itemId, a]));
    const preview = await manager.call(api.preview, { taskId, answers: rest });
    expect(preview).toMatchObject({ missing: [], outcome: { score: 10, ratePercent: 66.7, failed: 1 } });
    expect(preview.rectifications.map((r) => r.itemId)).toEqual([first.itemId]);

    const done = await submit(taskId, manager, rest);
    expect(done).toMatchObject({ score: 10, levelKey: 'pass', isPass: true, failed: 1, needsReview: true });
    expect(done.number).toMatch(/^I\d{14}$/);
    expect(done.rectifications).toHaveLength(1);
    expect([await todo(manager), await todo(inspector)]).toEqual([1, 1]);

    const task = await see(taskId);
    expect(task).toMatchObject({ state: 'pending_review', score: 10, level: { key: 'pass', rank: 2, count: 4 } });
    expect(task.rectifications).toMatchObject([{ title: 'Item 1', state: 'pending' }]);
    await inspector.call(taskApi.approve, { id: taskId, rev: task.rev });
    expect(await see(taskId)).toMatchObject({ state: 'completed', progress: null });
    expect((await see(taskId)).history.map((h) => h.event)).toEqual(['dispatch', 'claim', 'submit', 'approve']);
    const [record] = await w.sql('select state, rectification_total, rectification_open from record where id = $1', [
      done.recordId,
    ]);
    expect(record).toEqual({ state: 'effective', rectification_total: 1, rectification_open: 1 });
    expect(await todo(inspector)).toBe(0);
  });

  it('without a reviewer is complete and effective when it is submitted, and those in copy get it', async () => {
    const taskId = await given({ ccIds: [inspector.id] });
    const done = await inspect(manager, taskId, answersOf(template.items));
    expect(done).toMatchObject({ score: 15, ratePercent: 100, levelKey: 'excellent', needsReview: false });
    const task = await see(taskId);
    expect(task.state).toBe('completed');
    expect(task.people.find((p) => p.relation === 'cc')?.actedAt).not.toBeNull();
    expect((await inspector.call(taskApi.list, { tab: 'cc' })).list.map((t) => t.id)).toEqual([taskId]);
  });

  it('that hides points says so to whoever inspects, from its version on, and is scored all the same', async () => {
    await w.sql(`update template_version set scoring = scoring || '{"showPoints": false}' where template_id = $1`, [
      template.id,
    ]);
    const taskId = await given();
    expect((await open(taskId, manager)).scoring.showPoints).toBe(false);
    const { recordId } = await submit(taskId, manager);
    const { list } = await inspector.call(recordApi.list, {});
    expect(list.find((one) => one.id === recordId)).toMatchObject({ score: 15, ratePercent: 100 });
  });

  it('shows next time what happened to each item the last time', async () => {
    await inspect(manager, await given(), answersOf(template.items, [1]));
    const sheet = await open(await given(), manager);
    expect(sheet.lastTime.map((i) => [i.result, i.value, i.rectificationState])).toEqual([
      ['pass', 'pass', null],
      ['fail', 'fail', 'pending'],
      ['pass', 'pass', null],
    ]);
  });

  it('can be begun by an inspector without a task, of a store in scope only', async () => {
    const start = (at: string, more = {}) =>
      inspector.call(api.start, {
        shopId: at,
        templateId: template.id,
        mode: 'on_site',
        review: false,
        requestId: requestId(),
        ...more,
      });
    const { taskId } = await start(shopId);
    expect(await see(taskId)).toMatchObject({ dispatch: 'self_initiated', claimedBy: { id: inspector.id } });
    expect(await inspect(inspector, taskId, answersOf(template.items))).toMatchObject({ ratePercent: 100 });
    expect(await reason(start(await company.shop()))).toBe('NOT_FOUND');
    for (const more of [{ mode: 'self' }, { review: true }, { review: undefined }]) {
      expect(await reason(start(shopId, more))).toBe('REVIEWER_NEEDED');
    }
  });
});

describe('one inspection whatever happens', () => {
  it('of two handlers who begin at once exactly one has it, and the other is told who', async () => {
    const taskId = await given();
    const results = await Promise.all([reason(open(taskId, manager)), reason(open(taskId, second))]);
    expect(results.sort()).toEqual(['CLAIMED_BY_OTHER', 'done']);
    const { claimedBy } = await see(taskId);
    const loser = claimedBy?.id === manager.id ? second : manager;
    expect(await reason(open(taskId, loser))).toBe('CLAIMED_BY_OTHER');
    expect(await todo(loser)).toBe(0);
  });

  it('a repeated request gives the same answer and one record', async () => {
    const taskId = await given();
    await open(taskId, manager);
    const input = { taskId, deviceId: DEVICE, answers: answersOf(template.items, [0]), requestId: requestId() };
    const first = await manager.call(api.submit, input);
    expect(await manager.call(api.submit, input)).toEqual(first);
    expect(await w.sql('select 1 from record where task_id = $1', [taskId])).toHaveLength(1);
    expect(await w.sql('select 1 from rectification where task_id = $1', [taskId])).toHaveLength(1);
  });

  it('of 20 submissions at once one wins and 19 hear that it has been handled', async () => {
    const taskId = await given();
    await open(taskId, manager);
    const results = await Promise.all(Array.from({ length: 20 }, () => reason(submit(taskId, manager))));
    expect(results.filter((r) => r === 'done')).toHaveLength(1);
    expect(results.filter((r) => r === 'TASK_HANDLED')).toHaveLength(19);
    expect(await w.sql('select 1 from record where task_id = $1', [taskId])).toHaveLength(1);
  });

  it('a task that was closed while somebody inspected cannot be submitted', async () => {
    const taskId = await given();
    await open(taskId, manager);
    await inspector.call(taskApi.close, { id: taskId, rev: 0, comment: 'Wrong store' });
    expect(await reason(submit(taskId, manager))).toBe('REINSPECT');
    expect(await todo(manager)).toBe(0);
  });

  it('names everything that is missing and writes nothing', async () => {
    const taskId = await given();
    await open(taskId, manager);
    const [only] = template.items;
    const answers = only ? { [only.id]: { ...emptyAnswer(only.id), value: 'pass' } } : {};
    const refused = await submit(taskId, manager, answers).catch((error: unknown) => error);
    expect(refused).toMatchObject({
      data: { missing: template.items.slice(1).map((item) => ({ itemId: item.id, reason: 'answer' })) },
    });
    expect(await w.sql('select 1 from record where task_id = $1', [taskId])).toEqual([]);
  });

  it('a rectification of small weight can be left out, a grave one cannot', async () => {
    template = await givenTemplate(w, company, {
      change: (item) => (item.name === 'Item 1' ? { ...item, severity: 'red_line' } : item),
    });
    const taskId = await given();
    await open(taskId, manager);
    const without = { withoutRectification: template.items.map((i) => i.id) };
    const done = await submit(taskId, manager, answersOf(template.items, [0, 1]), without);
    expect(done).toMatchObject({ redLines: 1, levelKey: 'fail', isPass: false });
    expect(done.rectifications.map((r) => r.title)).toEqual(['Item 1']);
  });
});

describe('the draft', () => {
  it('is kept, and another device asks before it goes on', async () => {
    const taskId = await given();
    await open(taskId, manager);
    const answers = answersOf(template.items.slice(0, 1));
    await manager.call(api.save, { taskId, deviceId: DEVICE, rev: 0, answers });
    const refused = await open(taskId, manager, { deviceId: 'tablet' }).catch((error: unknown) => error);
    expect(refused).toMatchObject({ data: { deviceId: DEVICE } });
    const sheet = await open(taskId, manager, { deviceId: 'tablet', continueHere: true });
    expect(sheet.draft.answers).toEqual(answers);
    expect(await reason(manager.call(api.save, { taskId, deviceId: DEVICE, rev: 1, answers }))).toBe('DRAFT_ELSEWHERE');
  });

  it('takes no answers to other items, no impossible values and no pictures of others', async () => {
    const taskId = await given();
    await open(taskId, manager);
    const save = (answer: object) => {
      const full = { ...emptyAnswer(template.items[0]?.id ?? ''), ...answer };
      return reason(manager.call(api.save, { taskId, deviceId: DEVICE, rev: 0, answers: { [full.itemId]: full } }));
    };
    expect(await save({ itemId: crypto.randomUUID() })).toBe('INPUT_REFUSED');
    expect(await save({ value: 'perhaps' })).toBe('INPUT_REFUSED');
    expect(await save({ value: 'pass', photos: [await givenPhoto(w, inspector)] })).toBe('NOT_FOUND');
    expect(await save({ value: 'pass', photos: [await givenPhoto(w, manager)] })).toBe('done');
  });

  it('of a self-initiated inspection expires with its template; a dispatched one goes on with its version', async () => {
    const own = await inspector.call(api.start, {
      shopId,
      templateId: template.id,
      mode: 'on_site',
      review: false,
      requestId: requestId(),
    });
    const dispatched = await given();
    await open(own.taskId, inspector);
    await open(dispatched, manager);
    const versionId = await publishVersion(w, company, template);
    expect(await reason(open(own.taskId, inspector))).toBe('DRAFT_EXPIRED');
    expect(await open(own.taskId, inspector, { restart: true })).toMatchObject({
      templateVersionId: versionId,
      versionNo: 2,
    });
    expect(await open(dispatched, manager)).toMatchObject({ versionNo: 1, newerVersionNo: 2 });
  });

  it('thrown away gives the task back to all its handlers', async () => {
    const taskId = await given();
    await open(taskId, manager);
    await manager.call(api.discard, { taskId });
    expect([await todo(manager), await todo(second)]).toEqual([1, 1]);
    expect(await reason(open(taskId, second))).toBe('done');
  });

  it('changes hands with its pictures when the task is transferred', async () => {
    const taskId = await given();
    await open(taskId, manager);
    const photo = await givenPhoto(w, manager);
    const answers = answersOf(template.items, [0]);
    const [first] = template.items;
    if (first) answers[first.id] = { ...emptyAnswer(first.id), value: 'fail', photos: [photo] };
    await manager.call(api.save, { taskId, deviceId: DEVICE, rev: 0, answers });
    await inspector.call(taskApi.transfer, { id: taskId, rev: 0, toId: inspector.id });
    expect(await reason(open(taskId, manager))).toBe('FORBIDDEN');
    expect(await inspect(inspector, taskId, {})).toMatchObject({ failed: 1 });
    expect(await w.sql('select 1 from file_use where file_id = $1', [photo])).toHaveLength(2);
  });
});

describe('a reviewer', () => {
  it('sends it back: a day at least, the old answers open, and the same record in the second round', async () => {
    const taskId = await given({ review: true, reviewerIds: [inspector.id] });
    const first = await inspect(manager, taskId, answersOf(template.items, [0]));
    w.clock.advance(80 * 3_600_000);
    const { rev } = await see(taskId);
    expect(await reason(manager.call(taskApi.reject, { id: taskId, rev, comment: 'No' }))).toBe('FORBIDDEN');
    await inspector.call(taskApi.reject, { id: taskId, rev, comment: 'Look again' });
    const back = await see(taskId);
    expect(back).toMatchObject({ state: 'pending', round: 2, isOverdue: false });
    expect(new Date(back.deadlineAt).getTime() - w.clock.now().getTime()).toBeGreaterThan(23.9 * 3_600_000);
    const sheet = await open(taskId, manager);
    expect(sheet.returned).toMatchObject({ reason: 'Look again', by: inspector.name });
    expect(Object.keys(sheet.draft.answers)).toHaveLength(3);
    const again = await submit(taskId, manager, answersOf(template.items.slice(0, 1)));
    expect(again).toMatchObject({ recordId: first.recordId, number: first.number, failed: 0, ratePercent: 100 });
    const [record] = await w.sql('select state, round, modified_at is not null as modified from record where id = $1', [
      first.recordId,
    ]);
    expect(record).toEqual({ state: 'in_review', round: 2, modified: true });
  });
});

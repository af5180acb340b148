import { inspectionApi as api } from '@rondo/contract/inspection';
import type { Input } from '@rondo/contract/kit/endpoint';
import { recordApi } from '@rondo/contract/record';
import { statisticsApi } from '@rondo/contract/statistics';
import { taskApi } from '@rondo/contract/task';
import type { Answer } from '@rondo/domain/answer';
import { civilDate } from '@rondo/domain/civil-time';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Company, Person } from '../../../test/factories.ts';
import {
  answersOf,
  DEVICE,
  dispatchTo,
  type GivenTemplate,
  givenShopToInspect,
  inspect,
  openTask,
  publishVersion,
  submitTask,
} from '../../../test/inspection.ts';
import { givenPhoto } from '../../../test/rectification.ts';
import { refused } from '../../../test/refusal.ts';
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
  ({ company, shopId, manager, inspector, template } = await givenShopToInspect(w, { items: 4 }));
});

/** A finished inspection in which the named items failed. */
async function finished(fails: number[], change = (answers: Record<string, Answer>) => answers): Promise<string> {
  const input = { shopId, templateId: template.id, mode: 'on_site' as const, review: false, requestId: requestId() };
  const { taskId } = await inspector.call(api.start, input);
  return (await inspect(inspector, taskId, change(answersOf(template.items, fails)))).recordId;
}
const reinspect = (recordId: string, who = inspector, more: Partial<Input<typeof api.reinspect>> = {}) =>
  who.call(api.reinspect, { recordId, mode: 'on_site', review: false, requestId: requestId(), ...more });
const open = (taskId: string, who = inspector) => openTask(who, taskId);
const submit = (taskId: string, answers: Record<string, Answer>, who = inspector) => submitTask(who, taskId, answers);
const report = (id: string) => inspector.call(recordApi.get, { id });
const offer = (recordId: string, who = inspector) => who.call(api.reinspection, { recordId });
const idOf = (place: number): string => template.items[place]?.id ?? '';
const anew = (place: number, value: 'pass' | 'fail') => {
  const answer = answersOf(template.items)[idOf(place)];
  if (!answer) throw new Error('no such item');
  return { [idOf(place)]: { ...answer, value } };
};
const marks = async (recordId: string) => (await report(recordId)).items.map((item) => item.carriedFrom);
const voidIt = async (id: string) => {
  const { rev } = await company.owner.call(recordApi.get, { id });
  await company.owner.call(recordApi.void, { id, rev, reason: 'wrong store' });
};

describe('a re-inspection of what failed', () => {
  it('asks what failed, carries the rest over with its mark, and is scored against the whole version', async () => {
    const base = await finished([1, 2]);
    expect(await offer(base)).toMatchObject({
      failed: 2,
      carried: 2,
      wholeOnly: null,
      modes: ['on_site', 'remote', 'self'],
    });
    const { taskId } = await reinspect(base);
    expect(await inspector.call(taskApi.get, { id: taskId })).toMatchObject({ purpose: 're_inspection' });
    const sheet = await open(taskId);
    expect(Object.keys(sheet.draft.answers).sort()).toEqual([idOf(0), idOf(3)].sort());
    expect(Object.values(sheet.draft.answers).map((answer) => answer.carriedFrom)).toEqual([base, base]);
    expect(sheet.carried).toMatchObject([{ recordId: base }]);
    expect(await refused(submit(taskId, {}))).toBe('ITEMS_MISSING');

    const done = await submit(taskId, { ...anew(1, 'pass'), ...anew(2, 'fail') });
    expect(done).toMatchObject({ score: 15, maxScore: 20, ratePercent: 75, failed: 1 });
    expect(done.rectifications).toMatchObject([{ title: 'Item 3' }]);
    expect(await marks(done.recordId)).toEqual([base, null, null, base]);
    const { carried, since, number } = await report(done.recordId);
    expect(carried).toMatchObject([{ recordId: base, items: 2, isVoid: false }]);
    expect(number).not.toBe(carried[0]?.number);
    expect(since?.fixed.map((item) => item.name)).toEqual(['Item 2']);
    const whole = await finished([2]);
    expect((await report(whole)).outcome).toMatchObject({ score: done.score, ratePercent: done.ratePercent });
  });

  it('counts in the statistics and in the repeats of an item only what failed anew', async () => {
    const base = await finished([1, 2]);
    const { taskId } = await reinspect(base);
    await open(taskId);
    const { recordId } = await submit(taskId, { ...anew(1, 'pass'), ...anew(2, 'fail') });
    await w.settle();
    const { submittedAt, items } = await report(recordId);
    const day = civilDate(new Date(submittedAt), 'Asia/Shanghai');
    const filter = { from: day, to: day, templateId: [template.id] };
    const counted = await company.owner.call(statisticsApi.items, filter);
    expect(counted.list.map((item) => [item.name, item.failed])).toEqual([
      ['Item 3', 2],
      ['Item 2', 1],
    ]);
    expect((await company.owner.call(statisticsApi.failures, filter)).total).toBe(3);
    expect(items.map((item) => item.repeatNo)).toEqual([0, 0, 2, 0]);
  });

  it('of a re-inspection names the record in which an answer was really given', async () => {
    const first = await finished([1, 2]);
    const second = await reinspect(first);
    await open(second.taskId);
    const { recordId } = await submit(second.taskId, { ...anew(1, 'pass'), ...anew(2, 'fail') });
    const third = await reinspect(recordId);
    const { draft, carried } = await open(third.taskId);
    expect(template.items.map((item) => draft.answers[item.id]?.carriedFrom)).toEqual([
      first,
      recordId,
      undefined,
      first,
    ]);
    expect(carried.map((source) => source.recordId).sort()).toEqual([first, recordId].sort());
    const last = await submit(third.taskId, anew(2, 'pass'));
    expect(last).toMatchObject({ ratePercent: 100, rectifications: [] });
    expect(await marks(last.recordId)).toEqual([first, recordId, null, first]);
  });

  it('keeps its marks through a review that sends it back', async () => {
    const base = await finished([1]);
    const reviewer = await company.member({ role: 'area_manager', groupIds: [company.start.rootGroupId] });
    expect(await refused(reinspect(base, inspector, { review: true }))).toBe('REVIEWER_NEEDED');
    const { taskId } = await reinspect(base, inspector, { review: true, reviewerIds: [reviewer.id] });
    await open(taskId);
    const { recordId } = await submit(taskId, anew(1, 'pass'));
    expect(await refused(offer(recordId))).toBe('MOVE_NOT_ALLOWED');
    expect(await refused(reinspect(recordId))).toBe('MOVE_NOT_ALLOWED');
    const { rev } = await reviewer.call(taskApi.get, { id: taskId });
    await reviewer.call(taskApi.reject, { id: taskId, rev, comment: 'Look again' });
    expect(await refused(reinspect(recordId))).toBe('MOVE_NOT_ALLOWED');
    const { draft } = await open(taskId);
    expect(template.items.map((item) => draft.answers[item.id]?.carriedFrom)).toEqual([base, null, base, base]);
    await submit(taskId, { ...draft.answers, ...anew(1, 'fail'), ...anew(3, 'pass') });
    expect(await marks(recordId)).toEqual([base, null, base, null]);
  });

  it('brings the pictures of the answers it carries over, also when an answer is taken over again', async () => {
    const photo = await givenPhoto(w, inspector);
    const base = await finished([1], (answers) => {
      const first = answers[idOf(0)];
      return first ? { ...answers, [first.itemId]: { ...first, photos: [photo] } } : answers;
    });
    const second = await company.member({ role: 'inspector', shopIds: [shopId] });
    const { taskId } = await reinspect(base, second);
    const { draft } = await open(taskId, second);
    expect(draft.photos.map((file) => file.id)).toEqual([photo]);
    const save = (answers: Record<string, Answer>, rev: number) =>
      second.call(api.save, { taskId, deviceId: DEVICE, answers, rev });
    const carried = draft.answers[idOf(0)];
    if (!carried) throw new Error('nothing was carried over');
    await save(anew(0, 'pass'), 0);
    await save({ [idOf(0)]: carried }, 1);
    const { recordId } = await submit(taskId, anew(1, 'pass'), second);
    expect((await report(recordId)).items[0]).toMatchObject({ carriedFrom: base, photos: [{ id: photo }] });
  });
});

describe('a crafted request', () => {
  it('loses the mark of an answer that it changes, and gets none that was not earned', async () => {
    const base = await finished([1]);
    const { taskId } = await reinspect(base);
    const { draft } = await open(taskId);
    const carried = draft.answers[idOf(0)];
    if (!carried) throw new Error('nothing was carried over');
    const changed = { [idOf(0)]: { ...carried, note: 'better than it was' } };
    const claimed = Object.fromEntries(
      Object.entries(anew(1, 'fail')).map(([key, answer]) => [key, { ...answer, carriedFrom: base }]),
    );
    await inspector.call(api.save, { taskId, deviceId: DEVICE, answers: { ...changed, ...claimed }, rev: 0 });
    const again = (await open(taskId)).draft.answers;
    expect([again[idOf(0)]?.carriedFrom, again[idOf(1)]?.carriedFrom]).toEqual([null, null]);
    const done = await submit(taskId, { ...changed, ...claimed });
    expect(done.rectifications).toHaveLength(1);
    expect(await marks(done.recordId)).toEqual([null, null, base, base]);
  });

  it('cannot mark the answers of an inspection that re-inspects nothing', async () => {
    const base = await finished([1]);
    const { firstTaskId } = await dispatchTo(w, inspector, template.id, [shopId]);
    const claimed = Object.fromEntries(
      Object.entries(answersOf(template.items, [2])).map(([key, a]) => [key, { ...a, carriedFrom: base }]),
    );
    const done = await inspect(manager, firstTaskId, claimed);
    expect(done.rectifications).toHaveLength(1);
    expect(await marks(done.recordId)).toEqual([null, null, null, null]);
  });

  it('finds neither the record of another company nor one that its sender may not see', async () => {
    const base = await finished([1]);
    const stranger = (await w.company()).owner;
    const elsewhere = await company.member({ role: 'inspector', shopIds: [await company.shop()] });
    for (const who of [stranger, elsewhere]) {
      expect(await refused(offer(base, who))).toBe('NOT_FOUND');
      expect(await refused(reinspect(base, who))).toBe('NOT_FOUND');
    }
  });
});

describe('only the whole list is offered', () => {
  it('when nothing failed, the template has moved on, or the record was voided', async () => {
    const fine = await finished([]);
    expect([(await offer(fine)).wholeOnly, await refused(reinspect(fine))]).toEqual([
      'nothing_failed',
      'WHOLE_LIST_ONLY',
    ]);
    const gone = await finished([1]);
    const old = await finished([1]);
    await voidIt(gone);
    expect([(await offer(gone)).wholeOnly, await refused(reinspect(gone))]).toEqual(['void', 'WHOLE_LIST_ONLY']);
    expect((await report(gone)).can.reinspect).toBe(true);
    await publishVersion(w, company, template);
    expect([(await offer(old)).wholeOnly, await refused(reinspect(old))]).toEqual(['newer_version', 'WHOLE_LIST_ONLY']);
  });

  it('to one who began when the template moves on: the new version is asked from its first item', async () => {
    const { taskId } = await reinspect(await finished([1]));
    await publishVersion(w, company, template);
    expect((await open(taskId)).draft.answers).toEqual({});
    const done = await submit(taskId, answersOf(template.items));
    expect(await marks(done.recordId)).toEqual([null, null, null, null]);
  });

  it('and answers of a record that is voided meanwhile are asked anew', async () => {
    const base = await finished([1]);
    const { taskId } = await reinspect(base);
    const { draft } = await open(taskId);
    await voidIt(base);
    expect(await refused(submit(taskId, { ...draft.answers, ...anew(1, 'pass') }))).toBe('ITEMS_MISSING');
    expect((await open(taskId)).draft.answers).toEqual({});
    const done = await submit(taskId, answersOf(template.items));
    expect(await marks(done.recordId)).toEqual([null, null, null, null]);
  });
});

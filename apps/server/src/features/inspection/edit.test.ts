import { inspectSettingApi as settings } from '@rondo/contract/inspect-setting';
import { inspectionApi as api } from '@rondo/contract/inspection';
import { recordApi } from '@rondo/contract/record';
import { rectificationApi } from '@rondo/contract/rectification';
import { taskApi } from '@rondo/contract/task';
import { emptyAnswer } from '@rondo/domain/answer';
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
import { givenPhoto } from '../../../test/rectification.ts';
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

const mayEdit = (reviewerMayEdit: boolean) =>
  company.owner.call(settings.saveProcess, {
    ...{ mode: 'on_site', templateId: null, levels: [], onEmpty: 'next_level', reviewUpTo: null, ccIds: [] },
    ...{ ccRoleIds: [], allowsOverride: true, rev: 0, reviewerMayEdit },
  });

/** An inspection by the manager in which some items failed, in review by the inspector. */
async function inReview(fails: number[] = []) {
  const plan = { review: true, reviewerIds: [inspector.id] };
  const { firstTaskId: taskId } = await dispatchTo(w, company.owner, template.id, [shopId], plan);
  const { recordId } = await inspect(manager, taskId, answersOf(template.items, fails));
  return { taskId, recordId };
}
const itemId = (at: number) => template.items[at]?.id ?? '';
const report = (id: string, by: Person = inspector) => by.call(recordApi.get, { id });
async function edit(recordId: string, at: number, value: string, more: { by?: Person; rev?: number } = {}) {
  const { by = inspector, rev = (await report(recordId, company.owner)).rev } = more;
  const answer = { ...emptyAnswer(itemId(at)), value };
  return by.call(api.edit, { recordId, rev, answer, reason: 'Seen on the photo' });
}

describe('changing an answer in review', () => {
  it('is refused to everybody while the switch is off, and the report offers it to nobody', async () => {
    const { recordId } = await inReview();
    await expect(edit(recordId, 0, 'fail')).rejects.toMatchObject({ reason: 'EDIT_OFF' });
    await expect(inspector.call(api.answer, { recordId, itemId: itemId(0) })).rejects.toMatchObject({
      reason: 'EDIT_OFF',
    });
    expect((await report(recordId)).can.edit).toBe(false);
    // What was made before the switch was thrown stays as it was made.
    await mayEdit(true);
    await expect(edit(recordId, 0, 'fail')).rejects.toMatchObject({ reason: 'EDIT_OFF' });
  });

  it('keeps the old value, who, when and why, and scores the record and its task again', async () => {
    await mayEdit(true);
    const { recordId, taskId } = await inReview();
    expect(await report(recordId)).toMatchObject({ score: 15, failedItems: 0, isModified: false, edits: [] });
    const { item, answer } = await inspector.call(api.answer, { recordId, itemId: itemId(0) });
    expect([item.name, answer.value]).toEqual(['Item 1', 'pass']);
    expect(await edit(recordId, 0, 'fail')).toMatchObject({ score: 10, failed: 1 });
    const after = await report(recordId);
    expect(after).toMatchObject({ score: 10, failedItems: 1, isModified: true, state: 'in_review' });
    expect(after.edits).toMatchObject([
      {
        itemId: itemId(0),
        name: 'Item 1',
        by: { id: inspector.id },
        before: { result: 'pass' },
        after: { result: 'fail' },
        scoreBefore: 15,
        scoreAfter: 10,
        reason: 'Seen on the photo',
      },
    ]);
    expect(after.history.at(-1)).toMatchObject({
      event: 'edit',
      comment: 'Seen on the photo',
      data: { item: 'Item 1' },
    });
    expect(await inspector.call(taskApi.get, { id: taskId })).toMatchObject({ score: 10, state: 'pending_review' });
  });

  it('starts what is to be put right, and ends it when the answer is taken back; both changes stay', async () => {
    await mayEdit(true);
    const { recordId } = await inReview([1]);
    await edit(recordId, 0, 'fail');
    const [first] = (await report(recordId)).items;
    const id = first?.rectification?.id ?? '';
    expect(await manager.call(rectificationApi.get, { id })).toMatchObject({ state: 'pending', title: 'Item 1' });
    await edit(recordId, 0, 'pass');
    expect(await manager.call(rectificationApi.get, { id })).toMatchObject({
      state: 'ended',
      endReason: 'answer_corrected',
    });
    await w.settle();
    const after = await report(recordId);
    expect(after.edits.map((one) => one.after.result)).toEqual(['fail', 'pass']);
    expect(after).toMatchObject({ failedItems: 1, rectificationOpen: 1 });
  });

  it('is the reviewer’s alone while it is their turn: not the inspector’s, not a stranger’s, not after approval', async () => {
    await mayEdit(true);
    const { recordId, taskId } = await inReview();
    const stranger = await company.member({ role: 'inspector', shopIds: [shopId] });
    await expect(edit(recordId, 0, 'fail', { by: manager })).rejects.toMatchObject({ reason: 'FORBIDDEN' });
    await expect(edit(recordId, 0, 'fail', { by: stranger })).rejects.toMatchObject({
      reason: expect.stringMatching(/FORBIDDEN|NOT_FOUND/),
    });
    const other = await w.company();
    await expect(edit(recordId, 0, 'fail', { by: other.owner })).rejects.toMatchObject({ reason: 'NOT_FOUND' });
    const { rev } = await inspector.call(taskApi.get, { id: taskId });
    await inspector.call(taskApi.approve, { id: taskId, rev });
    await expect(edit(recordId, 0, 'fail')).rejects.toMatchObject({ reason: 'TASK_HANDLED' });
  });

  it('of twenty at once takes one, and refuses what says the same, nothing, or of another list', async () => {
    await mayEdit(true);
    const { recordId } = await inReview();
    const { rev } = await report(recordId);
    const all = await Promise.allSettled(Array.from({ length: 20 }, () => edit(recordId, 0, 'fail', { rev })));
    expect(all.filter((one) => one.status === 'fulfilled')).toHaveLength(1);
    expect((await report(recordId)).edits).toHaveLength(1);
    await expect(edit(recordId, 0, 'fail')).rejects.toMatchObject({ reason: 'INPUT_REFUSED' });
    await expect(edit(recordId, 0, 'maybe')).rejects.toMatchObject({ reason: 'INPUT_REFUSED' });
    await expect(edit(recordId, 9, 'fail')).rejects.toMatchObject({
      reason: expect.stringMatching(/INPUT_REFUSED|NOT_FOUND/),
    });
    const now = await report(recordId);
    const empty = { recordId, rev: now.rev, answer: emptyAnswer(itemId(0)), reason: 'None' };
    await expect(inspector.call(api.edit, empty)).rejects.toMatchObject({ reason: 'ITEMS_MISSING' });
    await expect(inspector.call(api.edit, { ...empty, reason: ' ' })).rejects.toMatchObject({
      reason: 'INPUT_REFUSED',
    });
  });

  it('goes along when the record is sent back: the inspector begins with it, and the change stays on record', async () => {
    await mayEdit(true);
    const { recordId, taskId } = await inReview();
    await edit(recordId, 0, 'fail');
    const { rev } = await inspector.call(taskApi.get, { id: taskId });
    await inspector.call(taskApi.reject, { id: taskId, rev, comment: 'Look again' });
    const { draft } = await openTask(manager, taskId);
    expect(draft.answers[itemId(0)]?.value).toBe('fail');
    await submitTask(manager, taskId, answersOf(template.items, [0]));
    expect((await report(recordId)).edits).toHaveLength(1);
  });
});

describe('an appeal that is accepted', () => {
  it('corrects the answer, scores record and task again with the mark, keeps the old value, and figures follow', async () => {
    const { firstTaskId: taskId } = await dispatchTo(w, company.owner, template.id, [shopId]);
    const { recordId } = await inspect(manager, taskId, answersOf(template.items, [0, 1]));
    expect(await report(recordId, company.owner)).toMatchObject({ score: 5, failedItems: 2, isModified: false });
    const { list } = await company.owner.call(rectificationApi.list, { recordId, itemId: itemId(0) });
    const id = list[0]?.id ?? '';
    const photoIds = [await givenPhoto(w, manager)];
    await manager.call(rectificationApi.appeal, { id, rev: 0, comment: 'It is closed at night', photoIds });
    await company.owner.call(api.acceptAppeal, { id, rev: 1, comment: 'Closed at night', as: 'pass' });
    const after = await report(recordId, company.owner);
    expect(after).toMatchObject({ score: 10, failedItems: 1, isModified: true, state: 'effective' });
    expect(after.edits).toMatchObject([
      {
        ...{ itemId: itemId(0), by: { id: company.owner.id }, reason: 'Closed at night' },
        ...{ before: { result: 'fail' }, after: { result: 'pass' }, scoreBefore: 5, scoreAfter: 10 },
      },
    ]);
    const [task] = await w.sql<{ score: string }>('select score from task where id = $1', [taskId]);
    expect(Number(task?.score)).toBe(10);
    await w.settle();
    const [figures] = await w.sql<{ open: number; total: number; failed: string }>(
      `select rectification_open as open, rectification_total as total,
              (select coalesce(sum(failed), 0) from item_day_stat s where s.company_id = r.company_id) as failed
         from record r where id = $1`,
      [recordId],
    );
    expect({ ...figures, failed: Number(figures?.failed) }).toEqual({ open: 1, total: 1, failed: 1 });
    expect((await company.owner.call(rectificationApi.get, { id })).history.map((one) => one.event)).toEqual([
      ...['create', 'appeal', 'accept_appeal'],
    ]);
  });
});

import { messageApi } from '@rondo/contract/message';
import { recordApi } from '@rondo/contract/record';
import { taskApi as api } from '@rondo/contract/task';
import type { ReviewMode } from '@rondo/domain/review';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Company, Person } from '../../../test/factories.ts';
import { answersOf, dispatchTo, type GivenTemplate, givenShopToInspect, inspect } from '../../../test/inspection.ts';
import { outcomes, refused } from '../../../test/refusal.ts';
import { type World, world } from '../../../test/world.ts';

const HOUR = 3_600_000;
type Level = [ReviewMode, ...Person[]];

let w: World;
let company: Company;
let shopId: string;
let manager: Person;
let inspector: Person;
let template: GivenTemplate;
let a: Person;
let b: Person;
let c: Person;

beforeAll(async () => {
  w = await world();
});
afterAll(() => w.stop());
beforeEach(async () => {
  ({ company, shopId, manager, inspector, template } = await givenShopToInspect(w));
  const reviewer = () => company.member({ role: 'area_manager', shopIds: [shopId] });
  [a, b, c] = await Promise.all([reviewer(), reviewer(), reviewer()]);
});

const see = (id: string, who: Person = inspector) => who.call(api.get, { id });
const todo = (who: Person) => who.call(api.pendingCount, {});
const todos = () => Promise.all([a, b, c].map(todo));
const given = async () => (await dispatchTo(w, inspector, template.id, [shopId])).firstTaskId;
const setLevels = async (id: string, levels: readonly Level[], by: Person = inspector) =>
  by.call(api.changeReviewers, {
    id,
    rev: (await see(id)).rev,
    levels: levels.map(([mode, ...people]) => ({ mode, memberIds: people.map((one) => one.id) })),
  });
const approve = async (who: Person, id: string) => who.call(api.approve, { id, rev: (await see(id)).rev });
const reject = async (who: Person, id: string, more: { deadlineAt?: string } = {}) =>
  who.call(api.reject, { id, rev: (await see(id)).rev, comment: 'Again', ...more });
const submitted = async (...levels: Level[]) => {
  const id = await given();
  await setLevels(id, levels);
  const { recordId } = await inspect(manager, id, answersOf(template.items));
  return { id, recordId };
};

describe('a review of levels', () => {
  it('of two levels is over with the approval on the second', async () => {
    const { id, recordId } = await submitted(['any', a, b], ['any', c]);
    expect(await todos()).toEqual([1, 1, 0]);
    expect(await refused(approve(c, id))).toBe('FORBIDDEN');
    await approve(b, id);
    expect(await todos()).toEqual([0, 0, 1]);
    expect(await see(id)).toMatchObject({ state: 'pending_review', review: { level: 2 } });
    expect((await a.call(recordApi.get, { id: recordId })).can.review).toBe(false);
    expect((await c.call(recordApi.get, { id: recordId })).can.review).toBe(true);
    await approve(c, id);
    expect(await see(id)).toMatchObject({ state: 'completed' });
    expect((await see(id)).history.map((h) => h.event)).toEqual([
      'dispatch',
      'change_reviewers',
      'claim',
      'submit',
      'approve_level',
      'approve',
    ]);
    const [record] = await w.sql('select state from record where id = $1', [recordId]);
    expect(record).toEqual({ state: 'effective' });
  });

  it('of all needs every one of them, in any order', async () => {
    const { id } = await submitted(['all', a, b]);
    await approve(b, id);
    expect(await todos()).toEqual([1, 0, 0]);
    expect(await refused(approve(b, id))).toBe('FORBIDDEN');
    await approve(a, id);
    expect((await see(id)).state).toBe('completed');
  });

  it('of a sequence waits for one after another', async () => {
    const { id } = await submitted(['sequence', b, a, c]);
    expect(await todos()).toEqual([0, 1, 0]);
    expect(await refused(approve(a, id))).toBe('FORBIDDEN');
    await approve(b, id);
    expect(await todos()).toEqual([1, 0, 0]);
    await approve(a, id);
    await approve(c, id);
    expect((await see(id)).state).toBe('completed');
  });

  it('begins again on the first level in the round after a rejection', async () => {
    const { id } = await submitted(['any', a], ['any', b]);
    await approve(a, id);
    await reject(b, id);
    expect(await see(id)).toMatchObject({ state: 'pending', round: 2, review: { level: 1 } });
    await inspect(manager, id, answersOf(template.items));
    expect(await todos()).toEqual([1, 0, 0]);
    await approve(a, id);
    await approve(b, id);
    expect((await see(id)).state).toBe('completed');
  });

  it('asks only those who decide, and the next ones once it is their turn', async () => {
    const { id } = await submitted(['any', a], ['any', b]);
    await w.settle();
    const asked = async (who: Person) =>
      (await who.call(messageApi.list, {})).list.filter((m) => m.title.startsWith('To review')).length;
    expect([await asked(a), await asked(b)]).toEqual([1, 0]);
    await approve(a, id);
    await w.settle();
    expect([await asked(a), await asked(b)]).toEqual([1, 1]);
  });

  it('of 20 approvals on one level at once exactly one counts', async () => {
    const { id } = await submitted(['any', a, b], ['any', c]);
    const { rev } = await see(id);
    const calls = Array.from({ length: 20 }, (_, i) => (i % 2 === 0 ? a : b).call(api.approve, { id, rev }));
    expect((await outcomes(calls)).won).toBe(1);
    expect(await see(id)).toMatchObject({ state: 'pending_review', review: { level: 2 } });
    expect(await todos()).toEqual([0, 0, 1]);
  });
});

describe('changing the reviewers', () => {
  it('is for the initiator and administrators, before it is submitted', async () => {
    const id = await given();
    expect(await refused(setLevels(id, [['any', a]], manager))).toBe('FORBIDDEN');
    await setLevels(id, [['any', a]], company.owner);
    expect(await see(id)).toMatchObject({ review: { level: 1, levels: [{ mode: 'any', people: [{ id: a.id }] }] } });
    await setLevels(id, []);
    expect((await see(id)).review.levels).toEqual([]);
    await setLevels(id, [['any', a]]);
    await inspect(manager, id, answersOf(template.items));
    expect(await refused(setLevels(id, [['any', b]]))).toBe('TASK_HANDLED');
  });

  it('refuses the same person twice, somebody unknown, more than three levels, and nobody where somebody has to', async () => {
    const id = await given();
    expect(
      await refused(
        setLevels(id, [
          ['any', a],
          ['any', a],
        ]),
      ),
    ).toBe('INPUT_REFUSED');
    expect(
      await refused(
        setLevels(id, [
          ['any', a],
          ['any', b],
          ['any', c],
          ['any', manager],
        ]),
      ),
    ).toBe('INPUT_REFUSED');
    const stranger = (await w.company()).owner;
    expect(await refused(setLevels(id, [['any', stranger]]))).toBe('MEMBER_NOT_FOUND');
    const own = (await dispatchTo(w, inspector, template.id, [shopId], { mode: 'self', reviewerIds: [a.id] }))
      .firstTaskId;
    expect(await refused(setLevels(own, []))).toBe('REVIEWER_NEEDED');
  });

  it('of 20 at once exactly one counts', async () => {
    const id = await given();
    const { rev } = await see(id);
    const change = () => inspector.call(api.changeReviewers, { id, rev, levels: [{ mode: 'any', memberIds: [a.id] }] });
    const calls = Array.from({ length: 20 }, change);
    expect(await outcomes(calls)).toEqual({ won: 1, reasons: new Set(['STALE']) });
  });
});

describe('a rejection', () => {
  it('gives the old deadline or a day, or the one that the reviewer chose', async () => {
    const { id } = await submitted(['any', a]);
    const before = (await see(id)).deadlineAt;
    await reject(a, id);
    expect((await see(id)).deadlineAt).toBe(before);
    await inspect(manager, id, answersOf(template.items));
    const past = new Date(w.clock.now().getTime() - HOUR).toISOString();
    expect(await refused(reject(a, id, { deadlineAt: past }))).toBe('DEADLINE_PAST');
    const chosen = new Date(w.clock.now().getTime() + 7 * HOUR).toISOString();
    await reject(a, id, { deadlineAt: chosen });
    expect(await see(id)).toMatchObject({ deadlineAt: chosen, round: 3 });
  });
});

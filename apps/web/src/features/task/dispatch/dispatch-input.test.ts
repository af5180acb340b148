import { taskApi } from '@rondo/contract/task';
import { expect, test } from 'vitest';
import { dispatchInput, previewInput, whereOf } from './dispatch-input.ts';
import { faultsOf } from './faults.ts';
import { newPlan, type Plan } from './plan.ts';

const id = (n: number) => `00000000-0000-4000-8000-00000000000${n}`;
const now = Date.parse('2026-11-20T08:00:00Z');

const complete: Plan = {
  ...newPlan(id(9), [id(1)], '2026-11-21T15:59:00.000Z'),
  step: 'when',
  name: 'Audit',
  templateId: id(2),
  roleId: id(3),
  reviewerIds: [id(4)],
};

test('a complete plan is what the contract takes', () => {
  const input = dispatchInput(complete, now);
  expect(taskApi.dispatch.input.parse(input)).toMatchObject({
    shopIds: [id(1)],
    executor: { kind: 'role', roleId: id(3), how: 'any' },
    review: true,
    requestId: id(9),
  });
});

test('nothing is sent while a step lacks something', () => {
  const lacking: Partial<Plan>[] = [
    { name: ' ' },
    { templateId: null },
    { shopIds: [] },
    { roleId: null },
    { reviewerIds: [] },
    { deadlineAt: '2026-11-20T07:00:00.000Z' },
    { begin: 'later' as const, startAt: '2026-11-20T08:04:00.000Z' },
  ];
  for (const patch of lacking) {
    const plan = { ...complete, ...patch };
    expect(dispatchInput(plan, now), JSON.stringify(patch)).toBeNull();
  }
});

test('a review that is switched off sends no reviewers; a self-inspection cannot go without', () => {
  const off = { ...complete, review: false };
  expect(dispatchInput(off, now)).toMatchObject({ review: false, reviewerIds: [] });
  const self: Plan = { ...off, mode: 'self', reviewerIds: [] };
  expect(faultsOf('who', self, now)).toEqual(['reviewerSelf']);
});

test('shops left out of a group are named beside it; single ones are taken away', () => {
  const plan = { ...complete, shopIds: [id(1), id(5)], groupIds: [id(8)], excludedIds: [id(5), id(6)] };
  expect(whereOf(plan)).toEqual({ shopIds: [id(1)], groupIds: [id(8)], excludedIds: [id(5), id(6)] });
  expect(whereOf({ ...plan, groupIds: [] })).toEqual({ shopIds: [id(1)], groupIds: [], excludedIds: [] });
});

test('the numbers are asked for as soon as template, shops and people are known', () => {
  const early: Plan = { ...complete, step: 'who', name: '', reviewerIds: [], deadlineAt: null };
  const input = previewInput(early, now);
  expect(taskApi.preview.input.parse(input)).toMatchObject({ review: false });
  expect(previewInput({ ...early, roleId: null }, now)).toBeNull();
  expect(previewInput({ ...early, shopIds: [] }, now)).toBeNull();
});

import { taskApi } from '@rondo/contract/task';
import { expect, test } from 'vitest';
import { afterRectificationsOf, withFixedPreset } from './after-rectifications.ts';
import { cycleInput, dispatchInput, previewInput, whereOf } from './dispatch-input.ts';
import { faultsOf } from './faults.ts';
import { newPlan, type Plan } from './plan.ts';

const id = (n: number) => `00000000-0000-4000-8000-00000000000${n}`;
const now = Date.parse('2026-11-20T08:00:00Z');
const mime = 'application/pdf';
const fileOf = (file: string, name: string) => ({
  ...{ id: file, path: `/${file}`, thumbPath: null, name, mime, sizeBytes: 1, width: null, height: null },
});

const complete: Plan = {
  ...newPlan(id(9), [id(1)]),
  deadlineKind: 'time',
  deadlineAt: '2026-11-21T15:59:00.000Z',
  step: 'when',
  name: 'Audit',
  templateIds: [id(2)],
  roleId: id(3),
  levels: [{ mode: 'any', memberIds: [id(4)] }],
  documents: [fileOf(id(5), 'layout.pdf')],
};

test('a complete plan is what the contract takes', () => {
  const input = dispatchInput(complete, now);
  expect(taskApi.dispatch.input.parse(input)).toMatchObject({
    shopIds: [id(1)],
    executor: { kind: 'role', roleId: id(3), how: 'any' },
    documentIds: [id(5)],
    review: true,
    requestId: id(9),
  });
});

test('nothing is sent while a step lacks something', () => {
  const lacking: Partial<Plan>[] = [
    { name: ' ' },
    { templateIds: [] },
    { templateIds: Array.from({ length: 11 }, (_, i) => id(i)) },
    { shopIds: [] },
    { roleId: null },
    { levels: [] },
    { levels: [{ mode: 'any', memberIds: [] }] },
    {
      levels: [
        { mode: 'any', memberIds: [id(4)] },
        { mode: 'all', memberIds: [id(4)] },
      ],
    },
    { deadlineAt: '2026-11-20T07:00:00.000Z' },
    { deadlineKind: 'open_hours', openHours: null },
    { deadlineKind: 'open_hours', openHours: 0 },
    { deadlineKind: 'days', deadlineDays: null },
    { deadlineKind: 'days', deadlineDays: 1001 },
    { begin: 'later' as const, startAt: '2026-11-20T08:04:00.000Z' },
  ];
  for (const patch of lacking) {
    const plan = { ...complete, ...patch };
    expect(dispatchInput(plan, now), JSON.stringify(patch)).toBeNull();
  }
});

test('a cycle says whether its copies are for failures alone, as a dispatch does, and one from before keeps quiet', () => {
  const cyclic: Plan = {
    ...complete,
    begin: 'cyclic',
    ccIds: [id(6)],
    cycle: { ...complete.cycle, startOn: '2026-11-21' },
  };
  const said = (patch: Partial<Plan>) => cycleInput({ ...cyclic, ...patch }, now)?.ccOnlyFailed;
  expect([said({ ccOnlyFailed: true }), said({}), said({ ccOnlyFailed: null })]).toEqual([true, false, undefined]);
  expect(said({ ccOnlyFailed: true, ccIds: [] })).toBeUndefined();
});

test('where the preset is fixed nothing is said about waiting for rectifications, whatever was chosen before', () => {
  const cyclic: Plan = { ...complete, begin: 'cyclic', cycle: { ...complete.cycle, startOn: '2026-11-21' } };
  const said = (afterRectifications: boolean | null, allowsOverride: boolean) => {
    const presets = [null, { allowsOverride, afterRectifications: false }];
    return cycleInput(withFixedPreset({ ...cyclic, afterRectifications }, presets), now)?.afterRectifications;
  };
  expect([said(true, true), said(false, true), said(null, true)]).toEqual([true, false, undefined]);
  expect([said(true, false), said(false, false)]).toEqual([undefined, undefined]);
});

test('where presets differ tasks wait as each template asks for, until it is chosen for all of them', () => {
  const presets = [true, false].map((afterRectifications) => ({ allowsOverride: true, afterRectifications }));
  const shown = (afterRectifications: boolean | null) =>
    afterRectificationsOf({ ...complete, afterRectifications }, presets);
  expect(shown(null)).toEqual({ isFixed: false, isOn: false, isMixed: true });
  expect(shown(true)).toEqual({ isFixed: false, isOn: true, isMixed: false });
  expect(shown(false)).toEqual({ isFixed: false, isOn: false, isMixed: false });
  expect(dispatchInput({ ...complete, afterRectifications: false }, now)?.afterRectifications).toBe(false);
});

test('opening hours, or the end of a day, stand in place of the deadline; it is counted where the numbers are asked for', () => {
  const sent: [Partial<Plan>, object][] = [
    [{ deadlineKind: 'open_hours', openHours: 12 }, { openHours: 12 }],
    [{ deadlineKind: 'days', deadlineDays: 0, deadlineAt: null }, { deadlineDays: 0 }],
  ];
  for (const [patch, expected] of sent) {
    const input = dispatchInput({ ...complete, ...patch }, now);
    expect(taskApi.dispatch.input.parse(input)).toMatchObject(expected);
    expect(input).not.toHaveProperty('deadlineAt');
    expect(previewInput({ ...complete, ...patch }, now)).toMatchObject(expected);
  }
});

test('one level of which any one decides is sent as people, everything else level by level', () => {
  expect(dispatchInput(complete, now)).toMatchObject({ reviewerIds: [id(4)], reviewLevels: [] });
  const levels: Plan['levels'] = [
    { mode: 'sequence', memberIds: [id(4), id(5)] },
    { mode: 'any', memberIds: [id(6)] },
  ];
  const input = dispatchInput({ ...complete, levels }, now);
  expect(taskApi.dispatch.input.parse(input)).toMatchObject({ reviewerIds: [], reviewLevels: levels });
});

test('a review that is switched off sends no reviewers; a self-inspection cannot go without', () => {
  const off = { ...complete, review: false };
  expect(dispatchInput(off, now)).toMatchObject({ review: false, reviewerIds: [] });
  const self: Plan = { ...off, mode: 'self', levels: [] };
  expect(faultsOf('who', self, now)).toEqual(['reviewerSelf']);
});

test('shops left out of a group are named beside it; single ones are taken away', () => {
  const plan = { ...complete, shopIds: [id(1), id(5)], groupIds: [id(8)], excludedIds: [id(5), id(6)] };
  expect(whereOf(plan)).toEqual({ shopIds: [id(1)], groupIds: [id(8)], excludedIds: [id(5), id(6)] });
  expect(whereOf({ ...plan, groupIds: [] })).toEqual({ shopIds: [id(1)], groupIds: [], excludedIds: [] });
});

test('the numbers are asked for as soon as template, shops and people are known', () => {
  const early: Plan = { ...complete, step: 'who', name: '', levels: [], deadlineAt: null };
  const input = previewInput(early, now);
  expect(taskApi.preview.input.parse(input)).toMatchObject({ review: false });
  expect(previewInput({ ...early, roleId: null }, now)).toBeNull();
  expect(previewInput({ ...early, shopIds: [] }, now)).toBeNull();
});

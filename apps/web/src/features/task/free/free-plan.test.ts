import { expect, it } from 'vitest';
import {
  createInput,
  emptyPlan,
  type FreePlan,
  faultsOf,
  newPart,
  presetOf,
  repeatInput,
  withPreset,
} from './free-plan.ts';

const NOW = Date.parse('2026-11-20T08:00:00Z');
const whole = (more: Partial<FreePlan> = {}): FreePlan => ({
  ...emptyPlan('2026-11-20'),
  ...{ name: 'Window', memberIds: ['m'], review: false, deadlineAt: '2026-11-21T08:00:00Z' },
  ...more,
});

it.each<[Partial<FreePlan>, string[]]>([
  [{}, []],
  [{ name: ' ' }, ['name']],
  [{ memberIds: [] }, ['members']],
  [{ executor: 'manager' }, ['manager']],
  [{ executor: 'manager', shopIds: ['s'], memberIds: [] }, []],
  [{ parts: [newPart('Order')] }, ['part']],
  [{ review: true }, ['levels']],
  [{ review: true, levels: [] }, ['levels']],
  [{ review: true, levels: [{ mode: 'any', memberIds: ['r'] }] }, []],
  [{ isLater: true }, ['startAt']],
  [{ isLater: true, startAt: '2026-11-22T08:00:00Z' }, ['deadline']],
  [{ deadlineAt: null }, ['deadline']],
  [{ deadlineKind: 'days', deadlineAt: null }, ['days']],
  [{ deadlineKind: 'days', deadlineAt: null, deadlineDays: 0 }, []],
  [{ repeats: true, deadlineAt: null }, []],
  [{ repeats: true, deadlineKind: 'days' }, []],
  [{ repeats: true, cycle: { ...emptyPlan('2026-11-20').cycle, weekdays: [] } }, ['schedule']],
])('a plan with %j is refused for %j', (more, faults) => {
  expect(faultsOf(whole(more), NOW)).toEqual(faults);
});

it('begins from a preset with what is asked for, and keeps who, where and when', () => {
  const evidence = { photos: 2, text: true, number: true, numberLabel: 'Degrees' };
  const body = { name: 'Fridge', content: 'Measure', priority: 'high' as const, evidence, parts: ['Kitchen'] };
  const attached = { fileIds: [], documentIds: [] };
  const kept = { body: { ...body, ...attached }, files: [], documents: [] };
  const plan = withPreset(whole({ shopIds: ['s'] }), kept);
  expect(plan).toMatchObject({ name: 'Fridge', photos: 2, numberLabel: 'Degrees', memberIds: ['m'], shopIds: ['s'] });
  expect(presetOf(plan)).toEqual(kept.body);
  expect(createInput(plan)).toMatchObject({ evidence, executor: { kind: 'members', how: 'any' } });
});

it('is sent with the one deadline that was chosen', () => {
  expect(createInput(whole())).toMatchObject({ deadlineAt: '2026-11-21T08:00:00Z', review: false, levels: [] });
  const byDays = createInput(whole({ deadlineKind: 'days', deadlineDays: 3 }));
  expect(byDays).toMatchObject({ deadlineDays: 3 });
  expect(byDays).not.toHaveProperty('deadlineAt');
});

it('that comes again is sent with its days, with what is attached and without a deadline', () => {
  const sent = repeatInput(whole({ repeats: true, deadlineAt: null }));
  expect(sent).toMatchObject({ name: 'Window', schedule: { recurrence: { frequency: 'weekly', weekdays: [0] } } });
  expect(sent).not.toHaveProperty('deadlineAt');
});

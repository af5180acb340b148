import { expect, it } from 'vitest';
import { newPlan } from './plan.ts';
import { withPresetClock } from './preset-clock.ts';

const [business, calendar] = [{ deadlineClock: 'business' as const }, { deadlineClock: 'calendar' as const }];
const plan = newPlan('one', [], '2026-11-20');
const clockOf = ({ deadlineKind, cycle }: typeof plan) => [deadlineKind, cycle.termKind, cycle.term];

it.each([
  ['nothing is preset', [], ['days', 'days', 0]],
  ['the company has no process', [null], ['days', 'days', 0]],
  ['opening hours are preset', [business], ['open_hours', 'open_hours', 24]],
  ['only one of two templates presets them', [business, calendar], ['days', 'days', 0]],
])('begins, where %s, as is usual or in opening hours', (_, presets, expected) => {
  expect(clockOf(withPresetClock(plan, presets))).toEqual(expected);
});

it('leaves what somebody chose', () => {
  const chosen = { ...plan, deadlineKind: 'time' as const, cycle: { ...plan.cycle, term: 3, isTermPreset: false } };
  expect(clockOf(withPresetClock(chosen, [business]))).toEqual(['time', 'days', 3]);
  // Begun with a time, before the end of a day could be chosen.
  const before = { ...plan, deadlineAt: '2026-11-27T15:59:00.000Z' };
  expect(withPresetClock(before, []).deadlineKind).toBe('time');
});

import { expect, it } from 'vitest';
import { newPlan } from './plan.ts';
import { withPresetClock } from './preset-clock.ts';

const [business, calendar] = [{ deadlineClock: 'business' as const }, { deadlineClock: 'calendar' as const }];
const plan = newPlan('one', [], null, '2026-11-20');
const clockOf = ({ isByOpenHours, cycle }: typeof plan) => [isByOpenHours, cycle.termKind, cycle.term];

it.each([
  ['nothing is preset', [], [false, 'days', 0]],
  ['the company has no process', [null], [false, 'days', 0]],
  ['opening hours are preset', [business], [true, 'open_hours', 24]],
  ['only one of two templates presets them', [business, calendar], [false, 'days', 0]],
])('begins, where %s, as is usual or in opening hours', (_, presets, expected) => {
  expect(clockOf(withPresetClock(plan, presets))).toEqual(expected);
});

it('leaves what somebody chose', () => {
  const chosen = { ...plan, isByOpenHours: false, cycle: { ...plan.cycle, term: 3, isTermPreset: false } };
  expect(clockOf(withPresetClock(chosen, [business]))).toEqual([false, 'days', 3]);
});

import { expect, test } from 'vitest';
import { monthAfter, weeksOf } from './month-weeks.ts';

test('a month stands in whole weeks from Monday', () => {
  const weeks = weeksOf('2026-11');
  expect(weeks[0]?.[0]).toBe('2026-10-26');
  expect(weeks.at(-1)?.at(-1)).toBe('2026-12-06');
  expect(weeks).toHaveLength(6);
  expect(weeksOf('2021-02')).toHaveLength(4);
  expect(weeksOf('2024-02').flat()).toContain('2024-02-29');
});

test('every month of a century needs at most six weeks and shows all of its days', () => {
  for (let month = '2000-01'; month < '2100-01'; month = monthAfter(month, 1)) {
    const days = weeksOf(month).flat();
    expect(days.length, month).toBeLessThanOrEqual(42);
    expect(days.filter((day) => day.startsWith(month)).length, month).toBeGreaterThanOrEqual(28);
  }
});

test('months go over the end of a year both ways', () => {
  expect([monthAfter('2026-12', 1), monthAfter('2026-01', -1), monthAfter('2026-05', 0)]).toEqual([
    '2027-01',
    '2025-12',
    '2026-05',
  ]);
});

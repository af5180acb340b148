import { expect, it } from 'vitest';
import { lastClosedMonth, lastDayOf, monthOf } from './month-close.ts';

it('a month is closed on the chosen day of the month after, and not before', () => {
  expect(lastClosedMonth('2026-07-03', 3)).toBe('2026-06-01');
  expect(lastClosedMonth('2026-07-02', 3)).toBe('2026-05-01');
  expect(lastClosedMonth('2026-01-01', 1)).toBe('2025-12-01');
  expect(lastClosedMonth('2026-01-27', 28)).toBe('2025-11-01');
});

it('months are told by their first day, whatever their length', () => {
  expect([monthOf('2026-02-28'), lastDayOf('2026-02-01'), lastDayOf('2028-02-01'), lastDayOf('2026-12-01')]).toEqual([
    '2026-02-01',
    '2026-02-28',
    '2028-02-29',
    '2026-12-31',
  ]);
});

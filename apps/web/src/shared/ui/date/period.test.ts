import { expect, it } from 'vitest';
import { type Period, type PeriodKey, periodFault, periodOf } from './period.ts';

it.each<[PeriodKey, string, string, string]>([
  ['today', '2026-03-01', '2026-03-01', '2026-03-01'],
  ['yesterday', '2026-03-01', '2026-02-28', '2026-02-28'],
  ['tomorrow', '2026-12-31', '2027-01-01', '2027-01-01'],
  ['next7', '2026-02-25', '2026-02-25', '2026-03-03'],
  ['days7', '2026-03-03', '2026-02-25', '2026-03-03'],
  ['days30', '2026-03-30', '2026-03-01', '2026-03-30'],
  ['month', '2026-03-30', '2026-03-01', '2026-03-30'],
  ['lastMonth', '2026-01-15', '2025-12-01', '2025-12-31'],
  ['quarter', '2026-11-20', '2026-10-01', '2026-11-20'],
  ['quarter', '2026-03-31', '2026-01-01', '2026-03-31'],
])('%s on %s runs from %s to %s', (key, today, from, to) => {
  expect(periodOf(key, today)).toEqual({ from, to });
});

it.each<[Period, number | undefined, ReturnType<typeof periodFault>]>([
  [{ from: '2026-03-01', to: '2026-03-01' }, undefined, null],
  [{ from: '2026-03-01', to: '' }, undefined, null],
  [{ from: '2026-03-02', to: '2026-03-01' }, undefined, 'order'],
  [{ from: '2026-03-01', to: '' }, 31, 'missing'],
  [{ from: '2026-03-01', to: '2026-03-31' }, 31, null],
  [{ from: '2026-03-01', to: '2026-04-01' }, 31, 'long'],
])('%o of at most %s days: %s', (period, mostDays, fault) => {
  expect(periodFault(period, { mostDays })).toBe(fault);
});

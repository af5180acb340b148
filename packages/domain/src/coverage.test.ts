import { expect, test } from 'vitest';
import { coverageOf, periodBefore, periodOf, STANDINGS } from './coverage.ts';

test.each([
  ['week', '2026-11-23', '2026-11-23', '2026-11-29', '2026-11-16', '2026-11-22'],
  ['week', '2026-11-29', '2026-11-23', '2026-11-29', '2026-11-16', '2026-11-22'],
  ['week', '2027-01-01', '2026-12-28', '2027-01-03', '2026-12-21', '2026-12-27'],
  ['month', '2026-11-23', '2026-11-01', '2026-11-30', '2026-10-01', '2026-10-31'],
  ['month', '2028-02-29', '2028-02-01', '2028-02-29', '2028-01-01', '2028-01-31'],
  ['month', '2027-01-31', '2027-01-01', '2027-01-31', '2026-12-01', '2026-12-31'],
  ['month', '2026-03-01', '2026-03-01', '2026-03-31', '2026-02-01', '2026-02-28'],
] as const)('the %s of %s and the one before', (per, day, from, to, beforeFrom, beforeTo) => {
  expect(periodOf(per, day)).toEqual({ from, to });
  expect(periodBefore(per, day)).toEqual({ from: beforeFrom, to: beforeTo });
});

test('what is done now is done; overdue is what already the period before asked for', () => {
  expect(coverageOf({ isDone: true, wasDone: false, owed: true })).toBe('done');
  expect(coverageOf({ isDone: false, wasDone: false, owed: true })).toBe('overdue');
  expect(coverageOf({ isDone: false, wasDone: true, owed: true })).toBe('due');
  expect(coverageOf({ isDone: false, wasDone: false, owed: false })).toBe('due');
});

test('every way to stand is named once', () => {
  expect(STANDINGS).toHaveLength(8);
  expect(new Set(STANDINGS.map(({ isDone, wasDone, owed }) => `${isDone} ${wasDone} ${owed}`)).size).toBe(8);
});

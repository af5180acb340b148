import { expect, it } from 'vitest';
import { startsOf } from './local-start.ts';

const at = (date: string, hour: number, zone: string): string[] =>
  startsOf(date, hour * 60, zone).map((one) => new Date(one).toISOString());

it('an hour is there once, twice where the clock is turned back, and not where it is turned forward', () => {
  expect(at('2026-10-25', 2, 'Europe/London')).toEqual(['2026-10-25T02:00:00.000Z']);
  expect(at('2026-10-25', 1, 'Europe/London')).toEqual(['2026-10-25T00:00:00.000Z', '2026-10-25T01:00:00.000Z']);
  expect(at('2026-03-29', 1, 'Europe/London')).toEqual([]);
  expect(at('2026-04-05', 2, 'Australia/Melbourne')).toHaveLength(2);
  expect(startsOf('2026-04-05', 90 + 15, 'Australia/Lord_Howe')).toHaveLength(2);
});

import { describe, expect, it } from 'vitest';
import { periodDays, SUBSCRIPTION_PERIODS } from './period.ts';
import { isBeforeStatistics, latestSending, nextSending, type SubscriptionSchedule } from './schedule.ts';

const SHANGHAI = 'Asia/Shanghai';
const DAILY: SubscriptionSchedule = {
  frequency: 'daily',
  weekday: 0,
  monthDay: 1,
  time: '08:30',
  startOn: '2026-01-01',
  endOn: null,
};
const after = (more: Partial<SubscriptionSchedule>, at: string, zone = SHANGHAI) =>
  nextSending({ ...DAILY, ...more }, new Date(at), zone)
    ?.toISOString()
    .slice(0, 16) ?? null;

describe('the next time of a report', () => {
  it('is the next day, weekday, day of the month or of the quarter, on the clock of the company', () => {
    expect(after({}, '2026-11-27T00:29:59Z')).toBe('2026-11-27T00:30');
    expect(after({}, '2026-11-27T00:30:00Z')).toBe('2026-11-28T00:30');
    expect(after({ frequency: 'weekly', weekday: 0 }, '2026-11-27T08:00:00Z')).toBe('2026-11-30T00:30');
    expect(after({ frequency: 'monthly', monthDay: 1 }, '2026-11-27T08:00:00Z')).toBe('2026-12-01T00:30');
    expect(after({ frequency: 'quarterly', monthDay: 5 }, '2026-11-27T08:00:00Z')).toBe('2027-01-05T00:30');
  });

  it('is the last day of a shorter month for the 31st, and a valid minute where the clocks skip it', () => {
    expect(after({ frequency: 'monthly', monthDay: 31 }, '2026-02-10T00:00:00Z')).toBe('2026-02-28T00:30');
    expect(after({ time: '01:30' }, '2026-03-28T12:00:00Z', 'Europe/London')).toBe('2026-03-29T01:00');
  });

  it('lies between the first and the last day', () => {
    expect(after({ startOn: '2026-12-24' }, '2026-11-27T00:00:00Z')).toBe('2026-12-24T00:30');
    expect(after({ endOn: '2026-11-27' }, '2026-11-27T00:30:00Z')).toBeNull();
  });

  it('after a standstill it is the latest of those that were missed', () => {
    const first = new Date('2026-11-20T00:30:00Z');
    const until = new Date('2026-11-27T12:00:00Z');
    expect(latestSending(DAILY, first, until, SHANGHAI).toISOString()).toBe('2026-11-27T00:30:00.000Z');
    expect(latestSending(DAILY, first, first, SHANGHAI)).toEqual(first);
  });

  it('warns where the statistics are still being computed', () => {
    expect(['08:30', '08:00', '07:59', '23:00', '22:59'].map(isBeforeStatistics)).toEqual([
      false,
      false,
      true,
      true,
      false,
    ]);
  });
});

it('a report is about days that are over', () => {
  // A Friday, and the first of a quarter.
  const days = (on: string) => Object.fromEntries(SUBSCRIPTION_PERIODS.map((key) => [key, periodDays(key, on)]));
  expect(days('2026-11-27')).toEqual({
    yesterday: { from: '2026-11-26', to: '2026-11-26' },
    days7: { from: '2026-11-20', to: '2026-11-26' },
    days30: { from: '2026-10-28', to: '2026-11-26' },
    lastWeek: { from: '2026-11-16', to: '2026-11-22' },
    monthToDate: { from: '2026-11-01', to: '2026-11-26' },
    lastMonth: { from: '2026-10-01', to: '2026-10-31' },
    lastQuarter: { from: '2026-07-01', to: '2026-09-30' },
    all: null,
  });
  expect(days('2027-01-01')).toMatchObject({
    monthToDate: { from: '2026-12-01', to: '2026-12-31' },
    lastMonth: { from: '2026-12-01', to: '2026-12-31' },
    lastQuarter: { from: '2026-10-01', to: '2026-12-31' },
  });
});

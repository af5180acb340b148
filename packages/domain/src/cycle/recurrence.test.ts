import { describe, expect, it } from 'vitest';
import { addDays } from '../civil-time.ts';
import { isDueOn, type MonthDay, nextDate, type Recurrence } from './recurrence.ts';

/** The first dates of a rule from a day on. */
function dates(recurrence: Recurrence, startOn: string, count: number, from = startOn): string[] {
  const found: string[] = [];
  let date = nextDate(recurrence, startOn, from);
  while (date !== null && found.length < count) {
    found.push(date);
    date = nextDate(recurrence, startOn, addDays(date, 1));
  }
  return found;
}

const monthly = (...days: MonthDay[]): Recurrence => ({ frequency: 'monthly', days });
const on = (date: number): MonthDay => ({ kind: 'date', date });
const LAST: MonthDay = { kind: 'last' };

/** Golden table: rule, start, its first dates. */
const GOLDEN: readonly [string, Recurrence, string, string[]][] = [
  [
    'every day over a month end',
    { frequency: 'daily', everyDays: 1 },
    '2026-02-27',
    ['2026-02-27', '2026-02-28', '2026-03-01'],
  ],
  [
    'every day over a leap day',
    { frequency: 'daily', everyDays: 1 },
    '2028-02-28',
    ['2028-02-28', '2028-02-29', '2028-03-01'],
  ],
  [
    'every third day, over the end of a year',
    { frequency: 'daily', everyDays: 3 },
    '2026-12-28',
    ['2026-12-28', '2026-12-31', '2027-01-03'],
  ],
  [
    'every 365 days, a leap year between',
    { frequency: 'daily', everyDays: 365 },
    '2027-03-01',
    ['2027-03-01', '2028-02-29', '2029-02-28'],
  ],
  [
    'Monday and Thursday',
    { frequency: 'weekly', weekdays: [0, 3] },
    '2026-11-24',
    ['2026-11-26', '2026-11-30', '2026-12-03'],
  ],
  [
    'Sunday over a year end',
    { frequency: 'weekly', weekdays: [6] },
    '2026-12-27',
    ['2026-12-27', '2027-01-03', '2027-01-10'],
  ],
  [
    'the 31st of every month is its last day',
    monthly(on(31)),
    '2026-01-31',
    ['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31'],
  ],
  ['the 31st in a leap year', monthly(on(31)), '2028-02-01', ['2028-02-29', '2028-03-31']],
  [
    'the 30th and the 31st are one day in February',
    monthly(on(30), on(31)),
    '2026-01-30',
    ['2026-01-30', '2026-01-31', '2026-02-28', '2026-03-30', '2026-03-31', '2026-04-30'],
  ],
  ['the 29th', monthly(on(29)), '2027-02-01', ['2027-02-28', '2027-03-29']],
  ['the last day', monthly(LAST), '2026-02-10', ['2026-02-28', '2026-03-31', '2026-04-30']],
  ['the 1st does not drift', monthly(on(1)), '2026-10-15', ['2026-11-01', '2026-12-01', '2027-01-01']],
  [
    'the first Monday',
    monthly({ kind: 'weekday', nth: 1, weekday: 0 }),
    '2026-11-01',
    ['2026-11-02', '2026-12-07', '2027-01-04'],
  ],
  [
    'the fourth Friday',
    monthly({ kind: 'weekday', nth: 4, weekday: 4 }),
    '2026-11-01',
    ['2026-11-27', '2026-12-25', '2027-01-22'],
  ],
  [
    'the last Sunday, which is the fifth in November',
    monthly({ kind: 'weekday', nth: 'last', weekday: 6 }),
    '2026-11-01',
    ['2026-11-29', '2026-12-27', '2027-01-31'],
  ],
  [
    'the last day of the second month of each quarter',
    { frequency: 'quarterly', month: 2, days: [LAST] },
    '2026-01-01',
    ['2026-02-28', '2026-05-31', '2026-08-31', '2026-11-30', '2027-02-28'],
  ],
  [
    'the 31st of the third month of each quarter',
    { frequency: 'quarterly', month: 3, days: [on(31)] },
    '2026-06-01',
    ['2026-06-30', '2026-09-30', '2026-12-31'],
  ],
  [
    'named dates in their order, those before the start left out',
    { frequency: 'dates', dates: ['2026-12-24', '2026-11-01', '2026-11-30', '2026-12-24'] },
    '2026-11-20',
    ['2026-11-30', '2026-12-24'],
  ],
];

describe('on which days a cycle comes', () => {
  it.each(GOLDEN)('%s', (_, recurrence, startOn, wanted) => {
    expect(dates(recurrence, startOn, wanted.length)).toEqual(wanted);
  });

  it('nothing comes before the first day, whatever the rule says of it', () => {
    expect(isDueOn({ frequency: 'daily', everyDays: 1 }, '2026-11-20', '2026-11-19')).toBe(false);
    expect(isDueOn(monthly(on(1)), '2026-11-20', '2026-11-01')).toBe(false);
    expect(nextDate({ frequency: 'weekly', weekdays: [0] }, '2026-11-25', '2020-01-01')).toBe('2026-11-30');
  });

  it('named dates end, other rules do not', () => {
    expect(nextDate({ frequency: 'dates', dates: ['2026-11-30'] }, '2026-11-20', '2026-12-01')).toBeNull();
    for (const [, recurrence, startOn] of GOLDEN) {
      if (recurrence.frequency !== 'dates') expect(nextDate(recurrence, startOn, '2090-01-01')).not.toBeNull();
    }
  });

  it('a rule without a day never comes', () => {
    expect(nextDate({ frequency: 'weekly', weekdays: [] }, '2026-11-20', '2026-11-20')).toBeNull();
    expect(nextDate(monthly(), '2026-11-20', '2026-11-20')).toBeNull();
  });
});

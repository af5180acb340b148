import { describe, expect, it } from 'vitest';
import type { WeekHours } from '../business-hours.ts';
import { nextRuns, type PlannedShop, type SkipRules } from './next-runs.ts';
import type { Schedule } from './schedule.ts';

const NOON = [{ from: '09:00', to: '21:00' }];
/** Closed on Sundays. */
const WEEK: WeekHours = [NOON, NOON, NOON, NOON, NOON, NOON, []];
const DAILY: Schedule = {
  recurrence: { frequency: 'daily', everyDays: 1 },
  startOn: '2026-11-01',
  endOn: null,
  times: null,
  startTime: '10:00',
  randomUntil: null,
  term: { kind: 'days', days: 0 },
};
const SHOP: PlannedShop = {
  timeZone: 'Asia/Shanghai',
  cutOff: '00:00',
  closesOn: null,
  state: 'open',
  week: WEEK,
  specialDays: [],
  isShared: true,
  hasExecutor: true,
};
const SKIP: SkipRules = { holidays: true, daysOff: true };
/** Friday, 11:00 in Shanghai. */
const NOW = new Date('2026-11-20T03:00:00Z');
const clock = (more: { now?: Date; since?: Date; resumesOn?: string } = {}) => ({
  ...{ now: more.now ?? NOW, since: more.since ?? new Date(0), resumesOn: more.resumesOn ?? null },
});

/** Dates with the reason of those that are left out. */
function told(
  shop: Partial<PlannedShop>,
  more: { skip?: SkipRules; schedule?: Partial<Schedule>; count?: number } = {},
) {
  const runs = nextRuns(
    { ...DAILY, ...more.schedule },
    more.skip ?? SKIP,
    { ...SHOP, ...shop },
    clock(),
    more.count ?? 4,
  );
  return runs.map(({ date, skipped }) => (skipped === null ? date : `${date} ${skipped}`));
}

describe('the next dates of a shop, with the reason of each that is left out', () => {
  it('today is left out once its time has passed, and a weekday without hours', () => {
    expect(told({})).toEqual(['2026-11-20 passed', '2026-11-21', '2026-11-22 day_off', '2026-11-23']);
  });

  it('a holiday overrides the hours of its weekday, in both directions', () => {
    const specialDays = [
      { from: '2026-11-21', to: '2026-11-21', intervals: [] },
      { from: '2026-11-22', to: '2026-11-22', intervals: NOON },
    ];
    expect(told({ specialDays })).toEqual(['2026-11-20 passed', '2026-11-21 holiday', '2026-11-22', '2026-11-23']);
  });

  it('each rule can be switched off by itself', () => {
    const specialDays = [{ from: '2026-11-21', to: '2026-11-21', intervals: [] }];
    const skip = { holidays: false, daysOff: true };
    expect(told({ specialDays }, { skip })).toEqual([
      '2026-11-20 passed',
      '2026-11-21',
      '2026-11-22 day_off',
      '2026-11-23',
    ]);
    expect(told({}, { skip: { holidays: true, daysOff: false } })).toContain('2026-11-22');
  });

  it('a shop whose hours nobody entered is not closed for that', () => {
    expect(told({ week: [] })).toEqual(['2026-11-20 passed', '2026-11-21', '2026-11-22', '2026-11-23']);
    expect(told({ week: [[], [], [], [], [], [], []] })).toContain('2026-11-22');
  });

  it('a shop that is not open, and one without anybody, are always left out', () => {
    expect(told({ state: 'closed' }).slice(1)).toEqual([
      '2026-11-21 not_open',
      '2026-11-22 not_open',
      '2026-11-23 not_open',
    ]);
    expect(told({ hasExecutor: false }).slice(1)).toEqual([
      '2026-11-21 no_executor',
      '2026-11-22 day_off',
      '2026-11-23 no_executor',
    ]);
  });

  it('there are as many as asked for, and fewer where the cycle ends', () => {
    expect(told({}, { count: 10 })).toHaveLength(10);
    expect(told({}, { schedule: { endOn: '2026-11-21' } })).toEqual(['2026-11-20 passed', '2026-11-21']);
    expect(told({}, { schedule: { endOn: '2026-11-19' } })).toEqual([]);
  });

  it('a planned closing from its day on', () => {
    expect(told({ week: [], closesOn: '2026-11-22' }, { count: 3 })).toEqual([
      '2026-11-20 passed',
      '2026-11-21',
      '2026-11-22 closing',
    ]);
  });

  it('what lies in a pause, or before it was saved, is not made up for', () => {
    const runs = nextRuns(
      DAILY,
      SKIP,
      SHOP,
      clock({ resumesOn: '2026-11-23', now: new Date('2026-11-20T01:00:00Z') }),
      4,
    );
    expect(runs.map(({ skipped }) => skipped)).toEqual(['paused', 'paused', 'paused', null]);
    const saved = clock({ now: new Date('2026-11-20T02:00:00Z'), since: new Date('2026-11-20T02:00:01Z') });
    expect(nextRuns(DAILY, SKIP, SHOP, saved, 1)[0]?.skipped).toBe('passed');
  });

  it('the month end and the change of clocks, as the shop lives them', () => {
    const monthEnd: Schedule = {
      ...DAILY,
      recurrence: { frequency: 'monthly', days: [{ kind: 'date', date: 31 }] },
      startTime: '02:30',
      term: { kind: 'hours', hours: 2 },
    };
    const paris = { ...SHOP, timeZone: 'Europe/Paris', week: [] };
    const runs = nextRuns(monthEnd, SKIP, paris, clock(), 5);
    expect(runs.map(({ startsAt }) => startsAt.toISOString())).toEqual([
      '2026-11-30T01:30:00.000Z',
      '2026-12-31T01:30:00.000Z',
      '2027-01-31T01:30:00.000Z',
      '2027-02-28T01:30:00.000Z',
      '2027-03-31T00:30:00.000Z',
    ]);
    const spring = nextRuns(
      { ...monthEnd, recurrence: { frequency: 'dates', dates: ['2027-03-28'] } },
      SKIP,
      paris,
      clock(),
      1,
    );
    expect(spring[0]?.startsAt.toISOString()).toBe('2027-03-28T01:00:00.000Z');
    expect(spring[0]?.deadlineAt.toISOString()).toBe('2027-03-28T03:00:00.000Z');
  });

  it('before the cut-off, today is still yesterday', () => {
    const late = { ...SHOP, cutOff: '03:00', week: [] };
    const now = new Date('2026-11-20T17:00:00Z');
    const [first] = nextRuns({ ...DAILY, startTime: '02:00' }, SKIP, late, clock({ now }), 1);
    expect([first?.date, first?.startsAt.toISOString()]).toEqual(['2026-11-20', '2026-11-20T18:00:00.000Z']);
  });
});

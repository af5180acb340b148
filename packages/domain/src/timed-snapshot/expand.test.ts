import { describe, expect, it } from 'vitest';
import type { WeekHours } from '../business-hours.ts';
import {
  type SnapshotSchedule,
  type SnapshotShop,
  type SnapshotTimes,
  scheduleFault,
  snapshotsBetween,
  snapshotsOn,
} from './expand.ts';

const everyDay = (from: string, to: string): WeekHours => Array.from({ length: 7 }, () => [{ from, to }]);

const LONDON: SnapshotShop = {
  timeZone: 'Europe/London',
  state: 'open',
  closesOn: null,
  week: everyDay('09:00', '21:00'),
  specialDays: [],
};
const DAILY: SnapshotSchedule = {
  days: { kind: 'daily' },
  times: { kind: 'fixed', times: ['09:00', '18:00'] },
  startOn: '2026-01-01',
  endOn: null,
  onlyOpen: false,
};

const at = (schedule: Partial<SnapshotSchedule>, date: string, shop: Partial<SnapshotShop> = {}): string[] =>
  snapshotsOn({ ...DAILY, ...schedule }, { ...LONDON, ...shop }, date).map((one) => one.at.toISOString().slice(0, 16));
const every = (minutes: number, ...periods: [string, string][]): SnapshotTimes => ({
  kind: 'every',
  minutes,
  periods: periods.map(([from, to]) => ({ from, to })),
});

describe('the times of a day', () => {
  it('are fixed ones, each in the zone of the store', () => {
    expect(at({}, '2026-07-01')).toEqual(['2026-07-01T08:00', '2026-07-01T17:00']);
    expect(at({}, '2026-12-01')).toEqual(['2026-12-01T09:00', '2026-12-01T18:00']);
    expect(at({}, '2026-12-01', { timeZone: 'Asia/Shanghai' })).toEqual(['2026-12-01T01:00', '2026-12-01T10:00']);
  });

  it('are every so many minutes of periods, the end left out, into the night where they go there', () => {
    expect(at({ times: every(240, ['09:00', '21:00']) }, '2026-12-01')).toEqual([
      '2026-12-01T09:00',
      '2026-12-01T13:00',
      '2026-12-01T17:00',
    ]);
    expect(at({ times: every(60, ['23:00', '01:00'], ['06:00', '07:00']) }, '2026-12-01')).toEqual([
      '2026-12-01T06:00',
      '2026-12-01T23:00',
      '2026-12-02T00:00',
    ]);
    expect(at({ times: every(5, ['00:00', '24:00']) }, '2026-12-01')).toHaveLength(288);
  });

  it('follow opening and closing, special days too', () => {
    const times: SnapshotTimes = {
      kind: 'hours',
      moments: [
        { edge: 'opening', minutes: -15 },
        { edge: 'closing', minutes: 30 },
      ],
    };
    expect(at({ times }, '2026-12-01')).toEqual(['2026-12-01T08:45', '2026-12-01T21:30']);
    const specialDays = [{ from: '2026-12-24', to: '2026-12-24', intervals: [{ from: '10:00', to: '02:00' }] }];
    expect(at({ times }, '2026-12-24', { specialDays })).toEqual(['2026-12-24T09:45', '2026-12-25T02:30']);
    expect(at({ times }, '2026-12-01', { week: [[], [], [], [], [], [], []] })).toEqual([]);
  });

  it('survive the change of clocks: a skipped time comes at the next valid minute, a doubled one once', () => {
    const times: SnapshotTimes = { kind: 'fixed', times: ['01:30', '02:00'] };
    expect(at({ times }, '2026-03-29')).toEqual(['2026-03-29T01:00']);
    expect(at({ times }, '2026-10-25')).toEqual(['2026-10-25T00:30', '2026-10-25T02:00']);
  });
});

describe('the days', () => {
  it('are weekdays, business days of the store, or dates', () => {
    const weekend = { days: { kind: 'weekdays', weekdays: [5, 6] } } as const;
    expect([at(weekend, '2026-11-27'), at(weekend, '2026-11-28').length]).toEqual([[], 2]);
    const week: WeekHours = [[], ...everyDay('09:00', '21:00').slice(1)];
    const business = { days: { kind: 'business' } } as const;
    expect([at(business, '2026-11-23', { week }), at(business, '2026-11-24', { week }).length]).toEqual([[], 2]);
    expect(at(business, '2026-11-23', { week: [[], [], [], [], [], [], []] })).toHaveLength(2);
    const dates = { days: { kind: 'dates', dates: ['2026-11-24'] } } as const;
    expect([at(dates, '2026-11-23'), at(dates, '2026-11-24').length]).toEqual([[], 2]);
  });

  it('lie between the first and the last, and before the store closes for good', () => {
    const valid = { startOn: '2026-11-10', endOn: '2026-11-12' };
    const days = ['2026-11-09', '2026-11-10', '2026-11-12', '2026-11-13'];
    expect(days.map((date) => at(valid, date).length)).toEqual([0, 2, 2, 0]);
    expect(days.map((date) => at({}, date, { closesOn: '2026-11-12' }).length)).toEqual([2, 2, 0, 0]);
    expect(at({}, '2026-11-10', { state: 'closed' })).toEqual([]);
  });

  it('are those on which the store is open, where only open stores are asked for', () => {
    const times = every(180, ['06:00', '24:00']);
    expect(at({ times, onlyOpen: true }, '2026-12-01')).toEqual([
      '2026-12-01T09:00',
      '2026-12-01T12:00',
      '2026-12-01T15:00',
      '2026-12-01T18:00',
    ]);
    expect(at({ times, onlyOpen: true }, '2026-12-01', { state: 'preparing' })).toEqual([]);
    expect(at({ times }, '2026-12-01', { state: 'preparing' })).toHaveLength(6);
  });
});

it('parts of time joined give what the whole gives, without doubles or gaps', () => {
  const schedule = { ...DAILY, times: every(35, ['22:00', '04:00'], ['09:00', '18:00']) };
  const from = new Date('2026-10-24T00:00:00Z');
  const until = new Date('2026-10-26T00:00:00Z');
  const whole = snapshotsBetween(schedule, LONDON, from, until);
  const parts = [];
  for (let after = from; after < until; after = new Date(after.getTime() + 17 * 60_000)) {
    const to = new Date(Math.min(after.getTime() + 17 * 60_000, until.getTime()));
    parts.push(...snapshotsBetween(schedule, LONDON, after, to));
  }
  expect(parts).toEqual(whole);
  expect(whole.length).toBeGreaterThan(40);
});

it('a schedule that takes no picture is refused', () => {
  const fault = (more: Partial<SnapshotSchedule>) => scheduleFault({ ...DAILY, ...more });
  expect(fault({})).toBeNull();
  expect(fault({ endOn: '2025-12-31' })).toBe('end_before_start');
  expect(fault({ times: { kind: 'fixed', times: [] } })).toBe('no_time');
  expect(fault({ times: every(30) })).toBe('no_time');
  expect(fault({ times: every(30, ['22:00', '02:00'], ['01:00', '03:00']) })).toBe('periods');
  expect(fault({ days: { kind: 'weekdays', weekdays: [] } })).toBe('no_day');
  expect(fault({ days: { kind: 'dates', dates: ['2025-01-01'] } })).toBe('no_day');
});

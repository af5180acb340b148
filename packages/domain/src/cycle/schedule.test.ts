import { describe, expect, it } from 'vitest';
import type { Recurrence } from './recurrence.ts';
import { deadlineAt, lastOn, nextOn, type Schedule, startsAt, windowMinutes } from './schedule.ts';

const DAILY: Recurrence = { frequency: 'daily', everyDays: 1 };
const schedule = (more: Partial<Schedule> = {}): Schedule => ({
  recurrence: DAILY,
  startOn: '2026-11-20',
  endOn: null,
  times: null,
  startTime: '09:00',
  randomUntil: null,
  term: { kind: 'hours', hours: 10 },
  ...more,
});
const place = (timeZone: string, cutOff = '00:00') => ({ timeZone, cutOff });

/** Golden table: zone, date, time on the wall, instant. Clocks go forward and back once in every zone. */
const CLOCKS: readonly [string, string, string, string, string][] = [
  ['no change of clocks', 'Asia/Shanghai', '2026-11-20', '09:00', '2026-11-20T01:00:00.000Z'],
  ['before the change', 'America/New_York', '2026-03-07', '02:30', '2026-03-07T07:30:00.000Z'],
  ['skipped: the next valid minute', 'America/New_York', '2026-03-08', '02:30', '2026-03-08T07:00:00.000Z'],
  ['after the change', 'America/New_York', '2026-03-09', '02:30', '2026-03-09T06:30:00.000Z'],
  ['doubled: the first', 'America/New_York', '2026-11-01', '01:30', '2026-11-01T05:30:00.000Z'],
  ['skipped in Europe', 'Europe/London', '2026-03-29', '01:30', '2026-03-29T01:00:00.000Z'],
  ['doubled in Europe', 'Europe/London', '2026-10-25', '01:30', '2026-10-25T00:30:00.000Z'],
  ['half an hour skipped', 'Australia/Lord_Howe', '2026-10-04', '02:15', '2026-10-03T15:30:00.000Z'],
  ['a midnight that does not exist', 'America/Santiago', '2026-09-06', '00:00', '2026-09-06T04:00:00.000Z'],
  ['a day that does not exist', 'Pacific/Apia', '2011-12-30', '09:00', '2011-12-30T10:00:00.000Z'],
];

describe('when the tasks of a date begin', () => {
  it.each(CLOCKS)('%s (%s %s %s)', (_, timeZone, date, startTime, wanted) => {
    expect(startsAt(schedule({ startTime }), date, place(timeZone)).toISOString()).toBe(wanted);
  });

  it('every shop begins at nine of its own clock, on both sides of the change of clocks', () => {
    const at = (date: string) => startsAt(schedule(), date, place('America/New_York')).toISOString();
    expect(['2026-03-07', '2026-03-08', '2026-10-31', '2026-11-01'].map(at)).toEqual([
      '2026-03-07T14:00:00.000Z',
      '2026-03-08T13:00:00.000Z',
      '2026-10-31T13:00:00.000Z',
      '2026-11-01T14:00:00.000Z',
    ]);
  });

  it('a time before the cut-off is in the night after the date', () => {
    const night = schedule({ startTime: '01:30' });
    expect(startsAt(night, '2026-11-20', place('Asia/Shanghai', '02:00')).toISOString()).toBe(
      '2026-11-20T17:30:00.000Z',
    );
    expect(startsAt(night, '2026-11-20', place('Asia/Shanghai', '01:30')).toISOString()).toBe(
      '2026-11-19T17:30:00.000Z',
    );
  });

  it('hours are counted exactly, days end at 23:59 of the shop', () => {
    const start = new Date('2026-03-07T14:00:00Z');
    const zone = place('America/New_York');
    expect(deadlineAt({ term: { kind: 'hours', hours: 24 } }, start, zone).toISOString()).toBe(
      '2026-03-08T14:00:00.000Z',
    );
    expect(deadlineAt({ term: { kind: 'days', days: 0 } }, start, zone).toISOString()).toBe('2026-03-08T04:59:00.000Z');
    expect(deadlineAt({ term: { kind: 'days', days: 1 } }, start, zone).toISOString()).toBe('2026-03-09T03:59:00.000Z');
  });

  it('a window of random times may pass midnight', () => {
    expect(windowMinutes(schedule())).toBe(0);
    expect(windowMinutes(schedule({ startTime: '09:00', randomUntil: '17:30' }))).toBe(510);
    expect(windowMinutes(schedule({ startTime: '22:00', randomUntil: '02:00' }))).toBe(240);
  });
});

describe('the effective period', () => {
  it('ends with its last date, or goes on', () => {
    expect(lastOn(schedule())).toBeNull();
    expect(nextOn(schedule({ endOn: '2026-11-22' }), '2026-11-22')).toBe('2026-11-22');
    expect(nextOn(schedule({ endOn: '2026-11-22' }), '2026-11-23')).toBeNull();
    expect(nextOn(schedule(), '2020-01-01')).toBe('2026-11-20');
  });

  it('n times ends with the nth date; whichever end comes first holds', () => {
    const friday: Recurrence = { frequency: 'weekly', weekdays: [4] };
    expect(lastOn(schedule({ recurrence: friday, times: 3 }))).toBe('2026-12-04');
    expect(nextOn(schedule({ recurrence: friday, times: 3 }), '2026-12-05')).toBeNull();
    expect(lastOn(schedule({ recurrence: friday, times: 3, endOn: '2026-11-30' }))).toBe('2026-11-30');
    expect(lastOn(schedule({ recurrence: friday, times: 1 }))).toBe('2026-11-20');
    expect(lastOn(schedule({ times: 999 }))).toBe('2029-08-14');
  });

  it('named dates end with the last of them', () => {
    const recurrence: Recurrence = { frequency: 'dates', dates: ['2026-12-24', '2026-11-30'] };
    expect(lastOn(schedule({ recurrence }))).toBe('2026-12-24');
    expect(lastOn(schedule({ recurrence, times: 1 }))).toBe('2026-11-30');
  });
});

import { describe, expect, it } from 'vitest';
import { dueDates, hasBegun, isOver, wakeAt } from './due.ts';
import type { Schedule } from './schedule.ts';

const schedule: Schedule = {
  recurrence: { frequency: 'daily', everyDays: 1 },
  startOn: '2026-11-20',
  endOn: '2026-11-22',
  times: null,
  startTime: '09:00',
  randomUntil: null,
  term: { kind: 'days', days: 0 },
};
const SHANGHAI = { timeZone: 'Asia/Shanghai', cutOff: '00:00' };
const LONDON = { timeZone: 'Europe/London', cutOff: '00:00' };
const LONG_AGO = new Date(0);
const due = (now: string, more: Partial<Schedule> = {}, since = LONG_AGO) =>
  dueDates({ ...schedule, ...more }, SHANGHAI, since, new Date(now)).map(({ date, passedMinutes }) => [
    date,
    passedMinutes,
  ]);

describe('what a cycle has to give out now', () => {
  it('nothing before its time, then today until midnight, and never an earlier day', () => {
    expect(due('2026-11-20T00:59:59Z')).toEqual([]);
    expect(due('2026-11-20T01:00:00Z')).toEqual([['2026-11-20', null]]);
    expect(due('2026-11-20T15:59:00Z')).toEqual([['2026-11-20', null]]);
    expect(due('2026-11-20T16:00:00Z')).toEqual([]);
    expect(due('2026-11-21T08:00:00Z')).toEqual([['2026-11-21', null]]);
  });

  it('nothing that began before it was saved, and nothing after the last date', () => {
    expect(due('2026-11-20T02:00:00Z', {}, new Date('2026-11-20T01:00:01Z'))).toEqual([]);
    expect(due('2026-11-20T02:00:00Z', {}, new Date('2026-11-20T01:00:00Z'))).toEqual([['2026-11-20', null]]);
    expect(due('2026-11-23T02:00:00Z')).toEqual([]);
  });

  it('a window of random times goes on over midnight', () => {
    const night = { startTime: '23:00', randomUntil: '01:00' };
    expect(due('2026-11-20T15:10:30Z', night)).toEqual([['2026-11-20', 10]]);
    expect(due('2026-11-20T16:30:00Z', night)).toEqual([['2026-11-20', 90]]);
    expect(due('2026-11-20T17:01:00Z', night)).toEqual([]);
  });

  it('the clock looks again at the next start anywhere, each minute in a window, and each hour at least', () => {
    const at = (now: string, more: Partial<Schedule> = {}) =>
      wakeAt({ ...schedule, ...more }, [SHANGHAI, LONDON], new Date(now)).toISOString();
    expect(at('2026-11-20T00:30:00Z')).toBe('2026-11-20T01:00:00.000Z');
    expect(at('2026-11-20T01:00:00Z')).toBe('2026-11-20T02:00:00.000Z');
    expect(at('2026-11-20T08:30:00Z')).toBe('2026-11-20T09:00:00.000Z');
    expect(at('2026-11-20T01:10:00Z', { randomUntil: '10:00' })).toBe('2026-11-20T01:11:00.000Z');
  });

  it('begins with the first zone that has the date, and is over when the last one has left it', () => {
    expect(hasBegun(schedule, [LONDON], new Date('2026-11-19T17:00:00Z'))).toBe(false);
    expect(hasBegun(schedule, [LONDON, SHANGHAI], new Date('2026-11-19T17:00:00Z'))).toBe(true);
    expect(isOver(schedule, [LONDON, SHANGHAI], new Date('2026-11-22T17:00:00Z'))).toBe(false);
    expect(isOver(schedule, [LONDON, SHANGHAI], new Date('2026-11-23T00:00:01Z'))).toBe(true);
    expect(isOver({ ...schedule, endOn: null }, [LONDON], new Date('2090-01-01T00:00:00Z'))).toBe(false);
  });
});

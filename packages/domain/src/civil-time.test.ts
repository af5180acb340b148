import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, civilDate, DAYS, daysBetween, instantOf, isCivilDate, isZone, wallClock } from './civil-time.ts';

const iso = (date: string, minute: number, zone: string) => instantOf(date, minute, zone).toISOString();

describe('civil time', () => {
  it('shows the clock of the zone', () => {
    expect(wallClock(new Date('2026-11-20T16:05:00Z'), 'Asia/Shanghai')).toEqual({ date: '2026-11-21', minute: 5 });
    expect(wallClock(new Date('2026-11-20T04:59:59Z'), 'America/New_York')).toEqual({
      date: '2026-11-19',
      minute: 1439,
    });
    expect(wallClock(new Date('2026-11-20T00:00:00Z'), 'Asia/Kathmandu')).toEqual({ date: '2026-11-20', minute: 345 });
    expect(civilDate(new Date('2026-11-20T16:00:00Z'), 'Asia/Shanghai')).toBe('2026-11-21');
  });

  it('adds days by the calendar, over month ends and leap days', () => {
    expect(['2024-02-28', '2026-02-28', '2026-12-31'].map((date) => addDays(date, 1))).toEqual([
      '2024-02-29',
      '2026-03-01',
      '2027-01-01',
    ]);
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  });

  it('refuses a date that four digits of a year cannot hold, instead of writing one that sorts before all others', () => {
    expect(addDays('9999-12-30', 1)).toBe('9999-12-31');
    expect(addDays('0001-01-02', -1)).toBe('0001-01-01');
    for (const [date, days] of [
      ['9999-12-31', 1],
      ['0001-01-01', -1],
      ['2026-01-01', Number.MAX_SAFE_INTEGER],
      ['2026-01-01', Number.NaN],
      ['no day', 1],
    ] as const) {
      expect(() => addDays(date, days), `${date} ${days}`).toThrow(RangeError);
    }
    expect(() => wallClock(new Date('9999-12-31T23:00:00Z'), 'Asia/Shanghai')).toThrow(RangeError);
    expect(() => wallClock(new Date(-8_640_000_000_000_000), 'UTC')).toThrow(RangeError);
    expect(() => instantOf('+010000-01-01', 0, 'UTC')).toThrow(RangeError);
  });

  it('counts the days between two dates', () => {
    expect([daysBetween('2024-02-28', '2024-03-01'), daysBetween('2026-01-02', '2026-01-01')]).toEqual([2, -1]);
  });

  it('finds the instant of a wall time', () => {
    expect(iso('2026-11-20', 9 * 60, 'Asia/Shanghai')).toBe('2026-11-20T01:00:00.000Z');
    expect(iso('2026-07-01', 9 * 60, 'America/New_York')).toBe('2026-07-01T13:00:00.000Z');
    expect(iso('2026-12-01', 9 * 60, 'America/New_York')).toBe('2026-12-01T14:00:00.000Z');
    expect(iso('2026-12-01', 1440, 'UTC')).toBe('2026-12-02T00:00:00.000Z');
  });

  it('runs a time that daylight saving skips at the next valid minute', () => {
    // New York jumps from 02:00 to 03:00 on 8 March 2026, which is 07:00 UTC.
    expect(iso('2026-03-08', 150, 'America/New_York')).toBe('2026-03-08T07:00:00.000Z');
    // Lord Howe moves by half an hour: 02:00 to 02:30 on 4 October 2026, 15:30 UTC the day before.
    expect(iso('2026-10-04', 130, 'Australia/Lord_Howe')).toBe('2026-10-03T15:30:00.000Z');
    // Samoa left out 30 December 2011 altogether.
    expect(iso('2011-12-30', 600, 'Pacific/Apia')).toBe('2011-12-30T10:00:00.000Z');
  });

  it('runs a time that happens twice at the first of both', () => {
    // 01:30 on 1 November 2026 in New York: 05:30 UTC in summer time, 06:30 in winter time.
    expect(iso('2026-11-01', 90, 'America/New_York')).toBe('2026-11-01T05:30:00.000Z');
    expect(iso('2026-04-05', 105, 'Australia/Lord_Howe')).toBe('2026-04-04T14:45:00.000Z');
  });

  it('comes back to the same wall clock from any instant', () => {
    const zones = ['Asia/Shanghai', 'America/New_York', 'Europe/London', 'Australia/Lord_Howe', 'Asia/Kathmandu'];
    const minutes = fc.integer({ min: Date.UTC(2000, 0, 1) / 60_000, max: Date.UTC(2035, 0, 1) / 60_000 });
    fc.assert(
      fc.property(fc.constantFrom(...zones), minutes, (zone, minute) => {
        const at = new Date(minute * 60_000);
        const wall = wallClock(at, zone);
        const found = instantOf(wall.date, wall.minute, zone);
        expect(wallClock(found, zone)).toEqual(wall);
        expect(found.getTime()).toBeLessThanOrEqual(at.getTime());
      }),
    );
  });

  it('knows which days the calendar has', () => {
    expect(['2024-02-29', '2026-12-31', DAYS.firstPast, DAYS.last].every(isCivilDate)).toBe(true);
    expect(['1899-12-31', '2200-01-01', '9999-12-31', '0000-01-01'].some(isCivilDate)).toBe(false);
    expect(['2026-02-29', '2026-13-01', '2026-04-31', '2026-1-1', '', '2026-01-01T00'].some(isCivilDate)).toBe(false);
  });

  it('knows zones from words', () => {
    expect(['Asia/Shanghai', 'Mars/Base', '+08:00', ''].map(isZone)).toEqual([true, false, false, false]);
  });
});

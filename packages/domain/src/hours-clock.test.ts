import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Interval, WeekHours } from './business-hours.ts';
import { dueInOpenHours, openBefore, openMsBetween, type ShopHours } from './hours-clock.ts';

const HOUR = 3_600_000;
const every = (...intervals: Interval[]): WeekHours => Array.from({ length: 7 }, () => intervals);
const shop = (week: WeekHours, more: Partial<ShopHours> = {}): ShopHours => ({
  week,
  specials: [],
  zone: 'Asia/Shanghai',
  ...more,
});
const day = shop(every({ from: '09:00', to: '21:00' }));
const night = shop(every({ from: '18:00', to: '02:00' }));
const at = (text: string) => new Date(`${text}+08:00`);
const due = (start: string, hours: number, of: ShopHours) => dueInOpenHours(at(start), hours * HOUR, of)?.toISOString();
const utc = (text: string) => at(text).toISOString();

describe('a clock that runs only while the shop is open', () => {
  it('goes on the next morning', () => {
    expect(due('2026-11-20T20:00', 3, day)).toBe(utc('2026-11-21T11:00'));
    expect(due('2026-11-20T23:00', 12, day)).toBe(utc('2026-11-21T21:00'));
    expect(due('2026-11-20T10:00', 0, day)).toBe(utc('2026-11-20T10:00'));
  });

  it('stands still at noon, in whatever order the stretches were entered', () => {
    const siesta = shop(every({ from: '14:00', to: '20:00' }, { from: '09:00', to: '12:00' }));
    expect(due('2026-11-20T11:00', 2, siesta)).toBe(utc('2026-11-20T15:00'));
  });

  it('runs over midnight, also when it starts after it', () => {
    expect(due('2026-11-20T23:00', 2, night)).toBe(utc('2026-11-21T01:00'));
    expect(due('2026-11-21T01:00', 2, night)).toBe(utc('2026-11-21T19:00'));
  });

  it('stands still on holidays', () => {
    const closed = { ...day, specials: [{ from: '2026-11-21', to: '2026-11-23', intervals: [] }] };
    expect(due('2026-11-20T20:00', 3, closed)).toBe(utc('2026-11-24T11:00'));
    expect(openMsBetween(at('2026-11-20T20:00'), at('2026-11-24T10:00'), closed)).toBe(2 * HOUR);
  });

  it('refuses a span of more than ten years', () => {
    const open = shop(every({ from: '09:00', to: '10:00' }));
    expect(() => openMsBetween(at('2000-01-01T00:00'), at('2199-12-31T00:00'), open)).toThrow(RangeError);
  });

  it('counts the hour that daylight saving takes away or gives', () => {
    const newYork = shop(every({ from: '00:00', to: '06:00' }), { zone: 'America/New_York' });
    const open = (date: string, next: string) =>
      openMsBetween(new Date(`${date}T05:00:00Z`), new Date(`${next}T05:00:00Z`), newYork) / HOUR;
    expect(open('2026-03-08', '2026-03-09')).toBe(6);
    expect(dueInOpenHours(new Date('2026-03-08T05:00:00Z'), 5 * HOUR, newYork)?.toISOString()).toBe(
      '2026-03-08T10:00:00.000Z',
    );
  });

  it('says so when the shop never opens', () => {
    expect(dueInOpenHours(at('2026-11-20T10:00'), HOUR, shop(every()))).toBeNull();
  });

  it('knows from when on so much of it is left', () => {
    const left = (end: string, hours: number, of: ShopHours) => openBefore(at(end), hours * HOUR, of)?.toISOString();
    expect(left('2026-11-21T11:00', 2, day)).toBe(utc('2026-11-21T09:00'));
    expect(left('2026-11-21T10:00', 2, day)).toBe(utc('2026-11-20T20:00'));
    expect(left('2026-11-21T03:00', 1, day)).toBe(utc('2026-11-20T20:00'));
    expect(left('2026-11-21T01:00', 2, night)).toBe(utc('2026-11-20T23:00'));
    expect(left('2026-11-21T01:00', 8, night)).toBe(utc('2026-11-20T01:00'));
    const closed = { ...day, specials: [{ from: '2026-11-21', to: '2026-11-23', intervals: [] }] };
    expect(left('2026-11-24T10:00', 2, closed)).toBe(utc('2026-11-20T20:00'));
    expect(openBefore(at('2026-11-20T10:00'), HOUR, shop(every()))).toBeNull();
    expect(openBefore(at('2026-11-20T10:00'), 0, day)).toEqual(at('2026-11-20T10:00'));
  });

  it('has used up exactly its limit when it ends', () => {
    const start = fc
      .integer({ min: 0, max: 60 * 24 * 400 })
      .map((minute) => new Date(Date.UTC(2026, 0, 1) + minute * 60_000));
    fc.assert(
      fc.property(start, fc.integer({ min: 1, max: 200 }), fc.constantFrom(day, night), (from, hours, of) => {
        const end = dueInOpenHours(from, hours * HOUR, of);
        expect(end && openMsBetween(from, end, of)).toBe(hours * HOUR);
        const begin = openBefore(from, hours * HOUR, of);
        expect(begin && openMsBetween(begin, from, of)).toBe(hours * HOUR);
      }),
    );
  });
});

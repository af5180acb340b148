import { describe, expect, it } from 'vitest';
import type { WeekHours } from './business-hours.ts';
import {
  clockHours,
  countedDeadline,
  dueSoonAt,
  type KnownHours,
  limitEndsAt,
  onceEach,
  openMsLeft,
} from './work-clock.ts';

const HOUR = 3_600_000;
const week = (from: string, to: string): WeekHours => Array.from({ length: 7 }, () => [{ from, to }]);
const known = (more: Partial<KnownHours> = {}): KnownHours => ({
  week: week('09:00', '21:00'),
  specials: [],
  zone: 'Asia/Shanghai',
  closedFrom: null,
  ...more,
});
const at = (text: string) => new Date(`${text}+08:00`);
const utc = (text: string) => at(text).toISOString();

describe('the time of a limit', () => {
  it.each([
    ['on the calendar', null, '2026-11-20T20:00', 24, '2026-11-21T20:00'],
    ['in opening hours over a night', known(), '2026-11-20T20:00', 24, '2026-11-22T20:00'],
    ['from before the store opens', known(), '2026-11-20T03:00', 2, '2026-11-20T11:00'],
    [
      'over holidays',
      known({ specials: [{ from: '2026-11-21', to: '2026-11-27', intervals: [] }] }),
      ...(['2026-11-20T20:00', 2, '2026-11-28T10:00'] as const),
    ],
    ['before a closing', known({ closedFrom: '2026-11-22' }), '2026-11-20T20:00', 2, '2026-11-21T10:00'],
    [
      'beyond a closing: on the calendar',
      known({ closedFrom: '2026-11-22' }),
      '2026-11-20T20:00',
      24,
      '2026-11-21T20:00',
    ],
    ['of a store without hours: on the calendar', known({ week: [] }), '2026-11-20T20:00', 24, '2026-11-21T20:00'],
    [
      'of a store that opens on one day only: on the calendar',
      known({
        week: [],
        specials: [{ from: '2026-11-21', to: '2026-11-21', intervals: [{ from: '10:00', to: '12:00' }] }],
      }),
      ...(['2026-11-20T20:00', 24, '2026-11-21T20:00'] as const),
    ],
    [
      'where the store is',
      known({ zone: 'Europe/London' }),
      ...(['2026-11-20T20:00', 12, '2026-11-21T20:00'] as const),
    ],
  ])('%s', (_, hours, from, limitHours, until) => {
    expect(limitEndsAt(hours && clockHours(hours), at(from), limitHours).toISOString()).toBe(utc(until));
  });

  it('keeps its open hours through the change of clocks', () => {
    const hours = clockHours(known({ zone: 'America/New_York', week: week('00:00', '06:00') }));
    const end = limitEndsAt(hours, new Date('2026-03-08T05:00:00Z'), 5);
    expect(end.toISOString()).toBe('2026-03-08T10:00:00.000Z');
    const autumn = limitEndsAt(hours, new Date('2026-11-01T04:00:00Z'), 7);
    expect(autumn.toISOString()).toBe('2026-11-01T11:00:00.000Z');
  });

  it('is reminded of while so much of it is left', () => {
    expect(dueSoonAt(null, at('2026-11-21T10:00'))).toEqual({ day: null, hours: null });
    expect(dueSoonAt(clockHours(known()), at('2026-11-21T10:00'))).toEqual({
      day: at('2026-11-19T10:00'),
      hours: at('2026-11-20T20:00'),
    });
  });

  it('says how much of it is left', () => {
    const hours = clockHours(known());
    expect(openMsLeft(hours, at('2026-11-20T20:00'), at('2026-11-21T10:00'))).toBe(2 * HOUR);
    expect(openMsLeft(hours, at('2026-11-21T10:00'), at('2026-11-20T20:00'))).toBeNull();
    expect(openMsLeft(hours, at('2026-11-21T10:00'), at('2036-11-20T20:00'))).toBeNull();
    expect(openMsLeft(null, at('2026-11-20T20:00'), at('2026-11-21T10:00'))).toBeNull();
  });
});

describe('a deadline in opening hours', () => {
  it('comes with when a day and two hours of opening time are left', () => {
    const { deadlineAt, soon } = countedDeadline(clockHours(known()), at('2026-11-20T09:00'), 30);
    expect(deadlineAt).toEqual(limitEndsAt(clockHours(known()), at('2026-11-20T09:00'), 30));
    expect([deadlineAt, soon.day, soon.hours].map((one) => one?.toISOString())).toEqual(
      ['2026-11-22T15:00', '2026-11-20T15:00', '2026-11-22T13:00'].map(utc),
    );
  });

  it('runs on the calendar without notices of its own where the store has no such hours', () => {
    for (const hours of [known({ week: [] }), known({ closedFrom: '2026-11-22' })]) {
      const { deadlineAt, soon } = countedDeadline(clockHours(hours), at('2026-11-20T20:00'), 24);
      expect(deadlineAt.toISOString()).toBe(utc('2026-11-21T20:00'));
      expect(soon).toEqual({ day: null, hours: null });
    }
  });

  it('is counted once for stores with the same hours', () => {
    const counted: string[] = [];
    const due = onceEach((hours) => counted.push(hours?.zone ?? ''));
    const [one, same, other] = [known(), known(), known({ zone: 'Asia/Tokyo' })].map(clockHours);
    for (const hours of [one, same, other, null, one, null]) due(hours ?? null);
    expect(counted).toEqual(['Asia/Shanghai', 'Asia/Tokyo', '']);
  });
});

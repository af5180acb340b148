import { describe, expect, it } from 'vitest';
import { hoursFaults, hoursOn, type Interval, isOpenAt, type WeekHours, weekdayOf } from './business-hours.ts';

const at = (text: string): Interval[] =>
  text === '' ? [] : text.split(' ').map((part) => ({ from: part.slice(0, 5), to: part.slice(6) }));
const week = (...days: string[]): WeekHours => Array.from({ length: 7 }, (_, day) => at(days[day] ?? ''));
const reasons = (hours: WeekHours) => hoursFaults(hours).map(({ day, index, reason }) => `${day}.${index} ${reason}`);

describe('business hours', () => {
  it.each([
    ['closed all week', week()],
    ['three stretches', week('06:00-09:00 11:00-14:00 17:00-22:00')],
    ['touching at noon', week('09:00-12:00 12:00-14:00')],
    ['passing midnight', week('22:00-02:00', '02:00-05:00')],
    ['open around the clock', week(...Array(7).fill('00:00-24:00'))],
    ['touching from Sunday into Monday', week('02:00-10:00', '', '', '', '', '', '20:00-02:00')],
  ])('accepts %s', (_name, hours) => expect(reasons(hours)).toEqual([]));

  it.each([
    ['overlap inside a day', week('09:00-12:00 11:00-14:00'), ['0.1 overlap']],
    ['overlap by order reversed', week('11:00-14:00 09:00-12:00'), ['0.1 overlap']],
    ['the same stretch twice', week('09:00-12:00 09:00-12:00'), ['0.1 overlap']],
    ['a night that runs into the next morning', week('22:00-02:00', '01:00-05:00'), ['1.0 overlap']],
    ['Sunday night into Monday morning', week('01:00-05:00', '', '', '', '', '', '22:00-02:00'), ['6.0 overlap']],
    ['four stretches', week('01:00-02:00 03:00-04:00 05:00-06:00 07:00-08:00'), ['0.3 too_many']],
    ['no length', week('09:00-09:00'), ['0.0 empty']],
    ['an hour that does not exist', week('09:00-25:00'), ['0.0 format']],
    ['a minute that does not exist', week('09:60-10:00'), ['0.0 format']],
    ['a start at 24:00', week('24:00-02:00'), ['0.0 format']],
    ['six days', week().slice(1), ['0.0 days']],
  ])('refuses %s', (_name, hours, expected) => expect(reasons(hours)).toEqual(expected));

  it('is open from the first minute, closed from the last, and over midnight', () => {
    const hours = week('09:00-21:00', '22:00-02:00', '', '', '', '', '23:00-01:00');
    const open = [
      [0, 540],
      [0, 1259],
      [1, 1320],
      [2, 119],
      [0, 59],
      [6, 1439],
    ] as const;
    const closed = [
      [0, 539],
      [0, 1260],
      [1, 119],
      [2, 120],
      [0, 60],
    ] as const;
    expect(open.map(([day, minute]) => isOpenAt(hours, day, minute))).toEqual(open.map(() => true));
    expect(closed.map(([day, minute]) => isOpenAt(hours, day, minute))).toEqual(closed.map(() => false));
  });

  it('lets special days win over the weekday, the last rule first', () => {
    const hours = week('09:00-21:00');
    const holiday = { from: '2026-11-23', to: '2026-11-30', intervals: [] };
    const halfDay = { from: '2026-11-30', to: '2026-11-30', intervals: at('09:00-12:00') };
    expect(hoursOn(hours, [holiday, halfDay], '2026-11-16')).toEqual(at('09:00-21:00'));
    expect(hoursOn(hours, [holiday, halfDay], '2026-11-23')).toEqual([]);
    expect(hoursOn(hours, [holiday, halfDay], '2026-11-30')).toEqual(at('09:00-12:00'));
  });

  it('knows the weekday of a date', () => {
    expect(['2026-11-20', '2026-11-22', '2026-11-23', '2024-02-29'].map(weekdayOf)).toEqual([4, 6, 0, 3]);
  });
});

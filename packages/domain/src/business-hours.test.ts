import { describe, expect, it } from 'vitest';
import {
  hoursFaults,
  hoursOn,
  type Interval,
  isBeforeOpening,
  isOpenAt,
  isOpenOn,
  type SpecialDays,
  specialFaults,
  type WeekHours,
  weekdayOf,
} from './business-hours.ts';

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

describe('special days', () => {
  // 2026-10-01 is a Thursday.
  const usual = week(...Array(7).fill('09:00-21:00'));
  const nights = week(...Array(7).fill('18:00-02:00'));
  const on = (from: string, to: string, hours = ''): SpecialDays => ({ from, to, intervals: at(hours) });
  const told = (hours: WeekHours, ...days: SpecialDays[]) =>
    specialFaults(hours, days).map(({ at: place, index, reason }) => `${place}.${index} ${reason}`);

  it.each([
    ['closed for a week', usual, [on('2026-10-01', '2026-10-07')]],
    ['own hours of one day', usual, [on('2026-12-24', '2026-12-24', '09:00-12:00 12:00-15:00')]],
    ['a night before that runs into a closed day', nights, [on('2026-10-01', '2026-10-01')]],
    ['touching the night before', nights, [on('2026-10-01', '2026-10-01', '02:00-12:00')]],
    ['nights in a row that touch nothing', week(), [on('2026-10-01', '2026-10-03', '20:00-04:00')]],
    [
      'a night into a closed range',
      week(),
      [on('2026-10-01', '2026-10-01', '22:00-02:00'), on('2026-10-02', '2026-10-03')],
    ],
  ])('accepts %s', (_name, hours, days) => expect(told(hours, ...days)).toEqual([]));

  it.each([
    ['a range that is turned round', usual, [on('2026-10-07', '2026-10-01')], ['0.-1 dates']],
    ['a day that does not exist', usual, [on('2026-02-30', '2026-02-30')], ['0.-1 dates']],
    ['more than a year', usual, [on('2026-01-01', '2027-01-02')], ['0.-1 span']],
    ['a day in two ranges', usual, [on('2026-10-01', '2026-10-07'), on('2026-10-07', '2026-10-08')], ['1.-1 twice']],
    ['an overlap inside a day', usual, [on('2026-10-01', '2026-10-01', '09:00-12:00 11:00-14:00')], ['0.1 overlap']],
    ['a time that is none', usual, [on('2026-10-01', '2026-10-01', '09:00-25:00')], ['0.0 format']],
    ['the night before into its morning', nights, [on('2026-10-01', '2026-10-01', '01:00-05:00')], ['0.0 overlap']],
    [
      'its night into the next morning',
      week('', '', '', '', '01:00-05:00'),
      [on('2026-10-01', '2026-10-01', '22:00-02:00')],
      ['0.0 overlap'],
    ],
    ['its own nights', week(), [on('2026-10-01', '2026-10-02', '00:30-05:00 22:00-01:00')], ['0.0 overlap']],
    [
      'its night into another range',
      week(),
      [on('2026-10-01', '2026-10-01', '22:00-02:00'), on('2026-10-02', '2026-10-02', '01:00-05:00')],
      ['0.0 overlap', '1.0 overlap'],
    ],
  ])('refuses %s', (_name, hours, days, expected) => expect(told(hours, ...days)).toEqual(expected));

  it.each([
    ['a usual Wednesday', '2026-09-30', 600, true],
    ['Wednesday night', '2026-09-30', 1320, false],
    ['the holiday', '2026-10-01', 600, false],
    ['its last day', '2026-10-07', 600, false],
    ['the day after', '2026-10-08', 600, true],
    ['a short day, in the morning', '2026-12-24', 600, true],
    ['a short day, in the afternoon', '2026-12-24', 960, false],
    ['a long night', '2026-12-31', 1439, true],
    ['after its midnight', '2027-01-01', 119, true],
    ['when it is over', '2027-01-01', 120, false],
  ])('%s', (_name, date, minute, isOpen) => {
    const days = [
      on('2026-10-01', '2026-10-07'),
      on('2026-12-24', '2026-12-24', '09:00-15:00'),
      on('2026-12-31', '2026-12-31', '09:00-02:00'),
    ];
    expect(isOpenOn(usual, days, { date, minute })).toBe(isOpen);
  });

  it.each([
    ['in the morning', usual, '2026-09-30', 539, true],
    ['at the minute it opens', usual, '2026-09-30', 540, false],
    ['after closing', usual, '2026-09-30', 1380, false],
    ['a day of the holiday on which it stays closed', usual, '2026-10-01', 300, false],
    ['a day that opens later than usual', usual, '2026-12-24', 600, true],
    ['a break at noon', week('', '', '09:00-12:00 14:00-20:00'), '2026-09-30', 780, false],
    ['open around the clock', week(...Array(7).fill('00:00-24:00')), '2026-09-30', 0, false],
    ['in the night that began the day before', nights, '2026-09-30', 119, false],
    ['between two nights', nights, '2026-09-30', 120, true],
    ['without hours', week(), '2026-09-30', 300, false],
  ])('before opening: %s', (_name, hours, date, minute, isEarly) => {
    const days = [on('2026-10-01', '2026-10-07'), on('2026-12-24', '2026-12-24', '11:00-15:00')];
    expect(isBeforeOpening(hours, days, { date, minute })).toBe(isEarly);
  });

  it('are all that is known of a shop without hours, and only of themselves', () => {
    const days = [on('2026-10-01', '2026-10-01', '09:00-15:00')];
    expect(isOpenOn([], days, { date: '2026-10-01', minute: 600 })).toBe(true);
    expect(isOpenOn([], days, { date: '2026-10-02', minute: 600 })).toBe(null);
  });
});

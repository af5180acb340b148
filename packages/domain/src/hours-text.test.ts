import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hoursFaults } from './business-hours.ts';
import { formatHoursText, parseHoursText } from './hours-text.ts';

const read = (text: string) => {
  const result = parseHoursText(text);
  return result.ok ? result.hours.map((day) => day.map(({ from, to }) => `${from}-${to}`).join(' ')) : result;
};
const day = '09:00-21:00';

describe('hours as text', () => {
  it('reads the form of the import template', () => {
    expect(read('Mon-Fri 09:00-21:00; Sat 10:00-22:00')).toEqual([day, day, day, day, day, '10:00-22:00', '']);
  });

  it.each([
    ['周一至周五 9:00-21:00；周六、周日 10：00－22：00', [day, day, day, day, day, '10:00-22:00', '10:00-22:00']],
    ['星期一到星期三 09:00~21:00\n星期天 休息', [day, day, day, '', '', '', '']],
    ['Daily 09:00-12:00, 13:00-21:00', Array(7).fill('09:00-12:00 13:00-21:00')],
    ['每天 22:00-02:00', Array(7).fill('22:00-02:00')],
    ['Sat-Mon 09:00-21:00', [day, '', '', '', '', day, day]],
    [
      'Monday, wed. 09:00–12:00 13:00–18:00',
      ['09:00-12:00 13:00-18:00', '', '09:00-12:00 13:00-18:00', '', '', '', ''],
    ],
    ['Mon 09:00-12:00; Mon 13:00-18:00', ['09:00-12:00 13:00-18:00', '', '', '', '', '', '']],
  ])('reads %j', (text, expected) => expect(read(text)).toEqual(expected));

  it.each([
    ['Mun 09:00-21:00', 'mun 09:00-21:00', 'day'],
    ['09:00-21:00', '09:00-21:00', 'day'],
    ['Mon-Tue-Wed 09:00-21:00', 'mon-tue-wed 09:00-21:00', 'day'],
    ['Mon', 'mon', 'day'],
    ['Mon 9-21', 'mon 9-21', 'time'],
    ['Mon 09:00-21:00 x', 'mon 09:00-21:00 x', 'time'],
    ['Mon 09:00-25:00', 'Mon', 'format'],
    ['Mon 09:00-12:00; Mon 11:00-14:00', 'Mon', 'overlap'],
    ['Mon 22:00-02:00; Tue 01:00-05:00', 'Tue', 'overlap'],
    ['  ', '  ', 'empty'],
  ])('names what it cannot read in %j', (text, part, reason) => {
    expect(read(text)).toEqual({ ok: false, text: part, reason });
  });

  it('reads back what it writes', () => {
    const time = fc.integer({ min: 0, max: 1439 }).map((minute) => {
      const pad = (value: number) => String(value).padStart(2, '0');
      return `${pad(Math.floor(minute / 60))}:${pad(minute % 60)}`;
    });
    const week = fc.array(fc.array(fc.record({ from: time, to: time }), { maxLength: 2 }), {
      minLength: 7,
      maxLength: 7,
    });
    fc.assert(
      fc.property(week, (hours) => {
        fc.pre(hoursFaults(hours).length === 0);
        expect(parseHoursText(formatHoursText(hours))).toEqual({ ok: true, hours });
      }),
    );
  });
});

import { describe, expect, it } from 'vitest';
import { businessDate, businessDaySpan, isCutOff, isInStatisticsWindow } from './business-day.ts';

const shanghai = (time: string) => new Date(`2026-11-20T${time}+08:00`);

describe('business day', () => {
  it('counts late-night work to the date before the cut-off', () => {
    const at = (time: string, cutOff: string) => businessDate(shanghai(time), 'Asia/Shanghai', cutOff);
    expect(at('02:00:00', '04:00')).toBe('2026-11-19');
    expect(at('03:59:59', '04:00')).toBe('2026-11-19');
    expect(at('04:00:00', '04:00')).toBe('2026-11-20');
    expect(at('00:00:00', '00:00')).toBe('2026-11-20');
    expect(at('23:59:59', '06:00')).toBe('2026-11-20');
  });

  it('accepts cut-offs from 00:00 to 06:00', () => {
    expect(['00:00', '04:30', '06:00'].every(isCutOff)).toBe(true);
    expect(['06:01', '23:00', '4:00', '', 'noon'].some(isCutOff)).toBe(false);
  });

  it('spans exactly the instants of its date, also when the clocks change', () => {
    const { from, until } = businessDaySpan('2026-03-07', 'America/New_York', '04:00');
    expect([from.toISOString(), until.toISOString()]).toEqual(['2026-03-07T09:00:00.000Z', '2026-03-08T08:00:00.000Z']);
    const at = (ms: number) => businessDate(new Date(ms), 'America/New_York', '04:00');
    expect([at(from.getTime() - 1), at(from.getTime()), at(until.getTime() - 1), at(until.getTime())]).toEqual([
      '2026-03-06',
      '2026-03-07',
      '2026-03-07',
      '2026-03-08',
    ]);
  });

  it('computes statistics from 23:00 inclusive to 08:00 exclusive in the company zone', () => {
    const times = ['22:59:59', '23:00:00', '23:30:00', '00:00:00', '07:59:59', '08:00:00', '08:01:00'];
    const inside = times.map((time) => isInStatisticsWindow(shanghai(time), 'Asia/Shanghai'));
    expect(inside).toEqual([false, true, true, true, true, false, false]);
    expect(isInStatisticsWindow(shanghai('23:30:00'), 'Europe/London')).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { translate } from '../index.ts';
import { dateTime, dateTimeFull, dateTimeSeconds, day, daysBetween, timeSeconds } from './date.ts';
import { ago, deadline, duration, type TimeTexts } from './deadline.ts';
import { bytes, coefficient, count, percent, roundHalfUp, score, short } from './number.ts';

const zh = { language: 'zh-CN', timeZone: 'Asia/Shanghai' } as const;
const en = { language: 'en-US', timeZone: 'Asia/Shanghai' } as const;
const now = Date.parse('2026-11-20T16:00:00+08:00');
const zhText: TimeTexts = (key, params) => translate('zh-CN', key, params);
const enText: TimeTexts = (key, params) => translate('en-US', key, params);

describe('numbers', () => {
  it('are abbreviated with one decimal and carry into the next letter', () => {
    const cases = [0, 7, 999, 1000, 1200, 999_949, 999_950, 3_400_000, 999_950_000, 5e9, -1200];
    expect(cases.map(short)).toEqual(['0', '7', '999', '1K', '1.2K', '999.9K', '1M', '3.4M', '1B', '5B', '-1.2K']);
  });

  it('show a dash where they cannot be computed, never 0', () => {
    const nothing = [null, undefined, Number.NaN, Number.POSITIVE_INFINITY];
    for (const format of [short, count, percent, score, bytes, coefficient]) {
      expect(nothing.map(format)).toEqual(['—', '—', '—', '—']);
    }
  });

  it('round half up on the decimal that is shown', () => {
    expect([1.005, 2.675, 86.745, -1.005].map((value) => roundHalfUp(value, 2))).toEqual([1.01, 2.68, 86.75, -1.01]);
    expect([86.7, 98, 71.456].map(score)).toEqual(['86.7', '98', '71.46']);
    expect([0.625, -0.2, 1].map(coefficient)).toEqual(['0.63', '−0.20', '1.00']);
    expect([0.913, 1, 0, 0.99949].map(percent)).toEqual(['91.3%', '100.0%', '0.0%', '99.9%']);
  });

  it('give sizes in the unit people read', () => {
    expect([0, 900, 88_064, 1_468_006, 20 * 1024 * 1024].map(bytes)).toEqual([
      '0 B',
      '900 B',
      '86 KB',
      '1.4 MB',
      '20 MB',
    ]);
  });
});

describe('dates', () => {
  it('are written in the zone of the place, with the year only when it is another one', () => {
    expect(dateTime('2026-11-19T05:05:00Z', zh, now)).toBe('11-19 13:05');
    expect(dateTime('2026-11-19T05:05:00Z', en, now)).toBe('19 Nov, 13:05');
    expect(day('2025-12-31T16:30:00Z', zh, now)).toBe('01-01');
    expect(day('2025-12-31T15:30:00Z', en, now)).toBe('31 Dec 2025');
    expect(dateTimeFull('2026-11-19T05:05:00Z', zh)).toBe('2026-11-19 13:05');
    expect(dateTimeSeconds('2026-11-19T05:05:09Z', zh)).toBe('2026-11-19 13:05:09');
    expect(dateTimeSeconds(null, zh)).toBe('—');
    expect([timeSeconds('2026-11-19T05:05:09Z', zh), timeSeconds(null, zh)]).toEqual(['13:05:09', '—']);
    expect(dateTime(null, zh)).toBe('—');
  });

  it('count civil days across midnight and a change of clocks', () => {
    expect(daysBetween('2026-11-20T15:59:00Z', '2026-11-20T16:01:00Z', 'Asia/Shanghai')).toBe(1);
    expect(daysBetween('2026-03-08T05:30:00Z', '2026-03-09T05:30:00Z', 'America/New_York')).toBe(1);
  });
});

describe('deadlines', () => {
  it('say how late, how long is left within four hours, then the day', () => {
    const at = (time: string) => deadline(time, zh, zhText, now);
    expect(at('2026-11-20T12:40:00+08:00')).toEqual({ tone: 'late', text: '逾期 3 小时' });
    expect(at('2026-11-20T17:06:00+08:00')).toEqual({ tone: 'soon', text: '剩 1 小时 6 分' });
    expect(at('2026-11-20T23:00:00+08:00')).toEqual({ tone: 'calm', text: '今天 23:00' });
    expect(at('2026-11-21T18:00:00+08:00')).toEqual({ tone: 'calm', text: '明天 18:00' });
    expect(at('2026-11-28T18:00:00+08:00')).toEqual({ tone: 'calm', text: '11-28 18:00' });
    expect(deadline('2026-11-20T17:06:00+08:00', en, enText, now).text).toBe('1 h 6 min left');
    expect(deadline(null, zh, zhText, now)).toEqual({ tone: 'none', text: '—' });
  });

  it('stop when the work is finished', () => {
    const due = '2026-11-19T12:00:00+08:00';
    expect(deadline(due, en, enText, now, '2026-11-19T15:30:00+08:00')).toEqual({ tone: 'late', text: '3 h late' });
    expect(deadline(due, en, enText, now, '2026-11-19T11:30:00+08:00')).toEqual({
      tone: 'calm',
      text: '19 Nov, 12:00',
    });
  });

  it('are built from durations in two units at most', () => {
    const minutes = [0, 45, 60, 92, 1440, 1500, 4560];
    const texts = ['不到 1 分', '45 分', '1 小时', '1 小时 32 分', '1 天', '1 天 1 小时', '3 天 4 小时'];
    expect(minutes.map((count) => duration(count * 60_000, zhText))).toEqual(texts);
    expect(ago('2026-11-20T15:55:00+08:00', en, enText, now)).toBe('5 min ago');
  });
});

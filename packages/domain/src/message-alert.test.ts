import { describe, expect, it } from 'vitest';
import { type AlertPace, afterQuiet, alertDueAt, isQuiet } from './message-alert.ts';

const SHANGHAI = 'Asia/Shanghai';
const night = { from: '22:00', to: '07:30' };
const due = (pace: Exclude<AlertPace, 'off'>, at: string, zone = SHANGHAI, quiet: typeof night | null = null) =>
  alertDueAt(pace, new Date(at), zone, quiet).toISOString();

describe('a mail of messages is due', () => {
  it.each([
    ['immediate', '2026-05-04T01:00:00.000Z', '2026-05-04T01:01:00.000Z'],
    ['immediate', '2026-05-04T01:00:59.999Z', '2026-05-04T01:01:00.000Z'],
    ['hourly', '2026-05-04T01:00:00.000Z', '2026-05-04T02:00:00.000Z'],
    ['hourly', '2026-05-04T15:59:59.000Z', '2026-05-04T16:00:00.000Z'],
    // 08:59 and 09:00 in Shanghai.
    ['daily', '2026-05-04T00:59:00.000Z', '2026-05-04T01:00:00.000Z'],
    ['daily', '2026-05-04T01:00:00.000Z', '2026-05-05T01:00:00.000Z'],
    ['daily', '2026-12-31T23:00:00.000Z', '2027-01-01T01:00:00.000Z'],
  ] as const)('%s after %s', (pace, at, expected) => {
    expect(due(pace, at)).toBe(expected);
  });

  it('on full hours where a zone lies half an hour beside the others', () => {
    expect(due('hourly', '2026-05-04T01:10:00.000Z', 'Asia/Kolkata')).toBe('2026-05-04T01:30:00.000Z');
  });

  it.each([
    // The hour from 01:00 to 02:00 comes twice in London.
    ['2026-10-25T00:30:00.000Z', '2026-10-25T01:00:00.000Z'],
    ['2026-10-25T01:30:00.000Z', '2026-10-25T02:00:00.000Z'],
    // 01:00 to 02:00 is left out.
    ['2026-03-29T00:30:00.000Z', '2026-03-29T01:00:00.000Z'],
  ])('hourly after %s, when the clock changes', (at, expected) => {
    expect(due('hourly', at, 'Europe/London')).toBe(expected);
  });

  it.each([
    ['immediate', '2026-05-04T13:58:30.000Z', '2026-05-04T13:59:00.000Z'],
    ['immediate', '2026-05-04T13:59:30.000Z', '2026-05-04T23:30:00.000Z'],
    ['immediate', '2026-05-04T18:00:00.000Z', '2026-05-04T23:30:00.000Z'],
    ['immediate', '2026-05-04T23:29:00.000Z', '2026-05-04T23:30:00.000Z'],
    ['hourly', '2026-05-04T22:59:00.000Z', '2026-05-04T23:30:00.000Z'],
  ] as const)('%s after %s, quiet from 22:00 to 07:30', (pace, at, expected) => {
    expect(due(pace, at, SHANGHAI, night)).toBe(expected);
  });
});

it('quiet hours may lie within a day, and end at their end', () => {
  const noon = { from: '12:00', to: '14:00' };
  const at = (time: string) => new Date(`2026-05-04T${time}:00.000Z`);
  const isQuietAt = (time: string) => isQuiet(at(time), 'UTC', noon);
  expect(['11:59', '12:00', '13:59', '14:00'].map(isQuietAt)).toEqual([false, true, true, false]);
  expect(isQuiet(at('12:30'), 'UTC', null)).toBe(false);
  expect(afterQuiet(at('13:00'), 'UTC', noon)).toEqual(at('14:00'));
});

import { describe, expect, it } from 'vitest';
import { deadlineAfterReject, deadlineFault, dueAt, isOverdue, lateMs } from './deadline.ts';
import { clockHours } from './work-clock.ts';

const at = (time: string) => new Date(`2026-11-20T${time}Z`);
const HOUR = 3_600_000;
const WEEK = Array.from({ length: 7 }, () => [{ from: '09:00', to: '21:00' }]);
const day = (from: string, to: string) => ({ name: 'Holiday', from, to, intervals: [] });

describe('deadline', () => {
  it('gives hours on the clock and days to 23:59 of the zone', () => {
    expect(dueAt({ kind: 'hours', hours: 72 }, at('10:00:00'), 'Asia/Shanghai').toISOString()).toBe(
      '2026-11-23T10:00:00.000Z',
    );
    // 17:00 UTC is already the 21st in Shanghai, so two days end on the 23rd there.
    expect(dueAt({ kind: 'days', days: 2 }, at('17:00:00'), 'Asia/Shanghai').toISOString()).toBe(
      '2026-11-23T15:59:00.000Z',
    );
    expect(dueAt({ kind: 'days', days: 0 }, at('10:00:00'), 'Asia/Shanghai').toISOString()).toBe(
      '2026-11-20T15:59:00.000Z',
    );
  });

  it('keeps 23:59 when the clocks change in between', () => {
    const start = new Date('2026-10-31T16:00:00Z');
    expect(dueAt({ kind: 'days', days: 1 }, start, 'America/New_York').toISOString()).toBe('2026-11-02T04:59:00.000Z');
  });

  it.each([
    ['over a night', 'Asia/Shanghai', [], '2026-11-20T12:00:00Z', 3, '2026-11-21T03:00:00Z'],
    [
      'over holidays',
      'Asia/Shanghai',
      [day('2026-11-21', '2026-11-27')],
      '2026-11-20T12:00:00Z',
      3,
      '2026-11-28T03:00:00Z',
    ],
    ['over the change of clocks', 'America/New_York', [], '2026-10-31T20:00:00Z', 13, '2026-11-01T22:00:00Z'],
  ])('counts opening hours %s', (_, zone, specials, start, hours, due) => {
    const open = clockHours({ week: WEEK, specials, zone, closedFrom: null });
    expect(dueAt({ kind: 'open_hours', hours }, new Date(start), zone, open)).toEqual(new Date(due));
    const calendar = new Date(Date.parse(start) + hours * HOUR);
    expect(dueAt({ kind: 'open_hours', hours }, new Date(start), zone)).toEqual(calendar);
    expect(dueAt({ kind: 'hours', hours }, new Date(start), zone, open)).toEqual(calendar);
  });

  it('is missed after the deadline without a submit, or by a late submit for ever', () => {
    const deadlineAt = at('12:00:00');
    expect(isOverdue({ deadlineAt, submittedAt: null }, at('12:00:00'))).toBe(false);
    expect(isOverdue({ deadlineAt, submittedAt: null }, at('12:00:01'))).toBe(true);
    expect(isOverdue({ deadlineAt, submittedAt: at('11:59:00') }, at('20:00:00'))).toBe(false);
    expect(isOverdue({ deadlineAt, submittedAt: at('15:00:00') }, at('20:00:00'))).toBe(true);
    expect(isOverdue({ deadlineAt: null, submittedAt: null }, at('20:00:00'))).toBe(false);
  });

  it('measures the delay up to now, or up to the submit', () => {
    const deadlineAt = at('12:00:00');
    expect(lateMs({ deadlineAt, submittedAt: null }, at('14:00:00'))).toBe(2 * HOUR);
    expect(lateMs({ deadlineAt, submittedAt: at('15:00:00') }, at('20:00:00'))).toBe(3 * HOUR);
    expect(lateMs({ deadlineAt, submittedAt: at('11:00:00') }, at('20:00:00'))).toBe(0);
  });

  it('gives at least 24 hours after a rejection and never takes time away', () => {
    const now = at('12:00:00');
    expect(deadlineAfterReject(at('13:00:00'), now).toISOString()).toBe('2026-11-21T12:00:00.000Z');
    expect(deadlineAfterReject(new Date('2026-11-25T00:00:00Z'), now).toISOString()).toBe('2026-11-25T00:00:00.000Z');
    expect(deadlineAfterReject(at('13:00:00'), now, 2).toISOString()).toBe('2026-11-20T14:00:00.000Z');
  });

  it('must lie after the start and after now', () => {
    expect(deadlineFault(at('12:00:00'), at('12:00:00'), at('10:00:00'))).toBe('before_start');
    expect(deadlineFault(at('12:00:00'), null, at('12:00:00'))).toBe('past');
    expect(deadlineFault(at('12:00:01'), at('12:00:00'), at('10:00:00'))).toBeNull();
  });
});

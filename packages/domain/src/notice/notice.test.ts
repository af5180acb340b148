import { describe, expect, it } from 'vitest';
import { managesNotice, mayRemoveComment, noticeEvents, sendingOf, waitsForHours } from '../notice.ts';
import type { ClockHours } from '../work-clock.ts';
import { opensAt, pushAt } from './push-time.ts';

const daily = (from: string, to: string): ClockHours => ({
  week: Array.from({ length: 7 }, () => [{ from, to }]),
  specials: [],
  zone: 'UTC',
});
const at = (time: string, day = '2026-05-04') => new Date(`${day}T${time}:00.000Z`);
const never: ClockHours = { week: Array.from({ length: 7 }, () => []), specials: [], zone: 'UTC' };

describe('an important announcement is pushed', () => {
  it.each([
    ['while the store is open: now', daily('09:00', '18:00'), at('10:00'), at('10:00')],
    ['before it opens: when it does', daily('09:00', '18:00'), at('05:30'), at('09:00')],
    ['after it closed: the next morning', daily('09:00', '18:00'), at('18:00'), at('09:00', '2026-05-05')],
    ['in a night that runs past midnight: now', daily('20:00', '03:00'), at('02:00'), at('02:00')],
    ['at a store without hours: now', null, at('02:00'), at('02:00')],
    ['at a store that does not open: now', never, at('02:00'), at('02:00')],
  ])('%s', (_, hours, now, expected) => {
    expect(opensAt(now, hours)).toEqual(expected);
  });

  it('to somebody of two stores when the first of them opens, and never in their quiet hours', () => {
    const now = at('05:30');
    const openings = [opensAt(now, daily('09:00', '18:00')), opensAt(now, daily('07:00', '12:00'))];
    expect(pushAt(now, { openings, quiet: null, zone: 'UTC' })).toEqual(at('07:00'));
    const quiet = { from: '22:00', to: '07:30' };
    expect(pushAt(now, { openings, quiet, zone: 'UTC' })).toEqual(at('07:30'));
    expect(pushAt(now, { openings: [], quiet, zone: 'UTC' })).toEqual(at('07:30'));
    expect(pushAt(now, { openings: [], quiet: null, zone: 'UTC' })).toEqual(now);
  });

  it('at once where it is an emergency, and where it is not important', () => {
    const waits = (importance: 'normal' | 'important' | 'acknowledge', isEmergency: boolean) =>
      waitsForHours({ importance, isEmergency });
    expect([waits('important', false), waits('acknowledge', false)]).toEqual([true, true]);
    expect([waits('important', true), waits('normal', false)]).toEqual([false, false]);
  });
});

it('an emergency is decided by who manages all announcements, but neither by its author nor by who asked', () => {
  const codes = new Set(['all_announcement', 'announcement_mange'] as const);
  const one = { state: 'pending_approval', authorId: 'author', askedBy: 'asker' } as const;
  const may = (memberId: string) => noticeEvents({ codes, memberId }, one);
  expect(may('second')).toEqual(['cancel', 'approve', 'refuse']);
  expect([may('author'), may('asker')]).toEqual([['cancel'], ['cancel']]);
  expect(noticeEvents({ codes: new Set(['announcement_mange'] as const), memberId: 'second' }, one)).toEqual([]);
  expect(sendingOf({ isEmergency: true, isScheduled: false })).toBe('ask');
});

it('a comment is taken away by its writer and by whoever manages the announcement', () => {
  const one = { state: 'sent', authorId: 'author', askedBy: null } as const;
  const may = (memberId: string, codes: ReadonlySet<'announcement_mange'>) =>
    mayRemoveComment({ codes, memberId }, one, { authorId: 'writer' });
  const write = new Set(['announcement_mange'] as const);
  expect([may('writer', new Set()), may('author', write), may('other', write)]).toEqual([true, true, false]);
  expect(managesNotice({ codes: write, memberId: 'other' }, one)).toBe(false);
});

import { addDays, civilDate, instantOf } from './civil-time.ts';
import { HOUR_MS } from './duration.ts';
import { DEFAULTS } from './limit.ts';
import { type ClockHours, limitEndsAt } from './work-clock.ts';

const END_OF_DAY_MINUTE = 23 * 60 + 59;

/** How much time is given: hours on the clock, hours while the store is open, or whole days that end at 23:59 of the last one. */
export type Term =
  | { kind: 'hours'; hours: number }
  | { kind: 'open_hours'; hours: number }
  | { kind: 'days'; days: number };

/** What decides about lateness. `submittedAt` is the last valid submit, null before it. No deadline = never late. */
export type Due = { deadlineAt: Date | null; submittedAt: Date | null };

/**
 * When something that starts at an instant is due. Days are counted on the calendar of the zone; 0 days = today 23:59. `open`: the
 * hours of the store, read by `open_hours` alone; a store without any has its hours on the clock.
 */
export function dueAt(term: Term, startsAt: Date, zone: string, open: ClockHours = null): Date {
  if (term.kind === 'hours') return new Date(startsAt.getTime() + term.hours * HOUR_MS);
  if (term.kind === 'open_hours') return limitEndsAt(open, startsAt, term.hours);
  return instantOf(addDays(civilDate(startsAt, zone), term.days), END_OF_DAY_MINUTE, zone);
}

/** Whether the deadline was missed: past and nothing submitted, or submitted later. Exactly at the deadline is in time. */
export function isOverdue(due: Due, now: Date): boolean {
  return lateMs(due, now) > 0;
}

/** By how much the deadline was missed so far, in milliseconds; 0 when it was not. Stands still after the submit. */
export function lateMs({ deadlineAt, submittedAt }: Due, now: Date): number {
  if (deadlineAt === null) return 0;
  return Math.max(0, (submittedAt ?? now).getTime() - deadlineAt.getTime());
}

/** The deadline after a reviewer sent work back: the old one, but at least the round limit (24 h) from now. */
export function deadlineAfterReject(oldDeadlineAt: Date, now: Date, roundHours: number = DEFAULTS.roundHours): Date {
  return new Date(Math.max(oldDeadlineAt.getTime(), now.getTime() + roundHours * HOUR_MS));
}

export const DEADLINE_REASONS = ['before_start', 'past'] as const;

/** Why a deadline cannot be set: it must lie after the start and after now. null = it can. */
export function deadlineFault(
  deadlineAt: Date,
  startsAt: Date | null,
  now: Date,
): (typeof DEADLINE_REASONS)[number] | null {
  if (startsAt !== null && deadlineAt <= startsAt) return 'before_start';
  return deadlineAt <= now ? 'past' : null;
}

import { addDays, daysBetween } from '@rondo/domain/civil-time';
import { LIMIT } from '@rondo/domain/limit';
import { refuseField } from '../../platform/errors.ts';
import type { Span } from './cells.queries.ts';
import type { Granularity } from './statistics.queries.ts';

/** Refuses a period that ends before it begins, or is longer than figures are given for. */
export function requirePeriod({ from, to }: Span): void {
  const days = daysOf({ from, to });
  if (days < 1) throw refuseField('to', 'invalid');
  if (days > LIMIT.period.days) throw refuseField('to', 'too_big', { max: LIMIT.period.days });
}

/** The period to compare with: as long, right before; or the same days a year earlier. */
export function previousOf(span: Span, compare: 'previous' | 'year'): Span {
  if (compare === 'year') return { from: yearBefore(span.from), to: yearBefore(span.to) };
  const days = daysOf(span);
  return { from: addDays(span.from, -days), to: addDays(span.from, -1) };
}

/** A part of a period; the first and the last are cut to it. `key` is where the whole bucket begins. */
export interface Bucket extends Span {
  key: string;
  isPartial: boolean;
}

export function bucketsOf({ from, to }: Span, granularity: Granularity): Bucket[] {
  const buckets: Bucket[] = [];
  let key = startOf(from, granularity);
  while (key <= to) {
    // The contract bounds both days and `demandPeriod` the length: more would be a mistake of ours, never a loop without end.
    if (buckets.length > LIMIT.period.days) throw new RangeError(`more buckets than days: ${from} to ${to}`);
    const next = nextStart(key, granularity);
    const last = addDays(next, -1);
    const isPartial = key < from || last > to;
    buckets.push({ key, from: key < from ? from : key, to: last > to ? to : last, isPartial });
    key = next;
  }
  return buckets;
}

function startOf(day: string, granularity: Granularity): string {
  if (granularity === 'day') return day;
  if (granularity === 'month') return `${day.slice(0, 7)}-01`;
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, -((weekday + 6) % 7));
}

function nextStart(start: string, granularity: Granularity): string {
  if (granularity === 'month') return startOf(addDays(start, 31), 'month');
  return addDays(start, granularity === 'week' ? 7 : 1);
}

/** 29 February has no day a year earlier: the 28th stands for it. */
function yearBefore(day: string): string {
  const year = String(Number(day.slice(0, 4)) - 1).padStart(4, '0');
  return day.endsWith('-02-29') ? `${year}-02-28` : `${year}${day.slice(4)}`;
}

function daysOf({ from, to }: Span): number {
  return daysBetween(from, to) + 1;
}

import { addDays, civilDate, instantOf } from '@rondo/domain/civil-time';
import type { AuditFilter, Span } from './audit.queries.ts';

/** Days that are shown when no period is named, today included. */
const DAYS = 30;

/** The civil days of the company as instants. One object is shown with all that ever happened to it. */
export function spanOf(
  { from, to, objectId }: Pick<AuditFilter, 'from' | 'to' | 'objectId'>,
  now: Date,
  timeZone: string,
): Span {
  const isBounded = objectId === undefined || from !== undefined || to !== undefined;
  if (!isBounded) return { from: null, until: null };
  const last = to ?? civilDate(now, timeZone);
  const first = from ?? addDays(last, 1 - DAYS);
  return { from: instantOf(first, 0, timeZone), until: instantOf(addDays(last, 1), 0, timeZone) };
}

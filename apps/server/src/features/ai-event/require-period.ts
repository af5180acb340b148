import { daysBetween } from '@rondo/domain/civil-time';
import { LIMIT } from '@rondo/domain/limit';
import { refuseField } from '../../platform/errors.ts';

/** Figures are worked out over at most 366 days, from the first to the last. */
export function requirePeriod({ from, to }: { from: string; to: string }): void {
  if (to < from) throw refuseField('to', 'end_before_start');
  if (daysBetween(from, to) + 1 > LIMIT.period.days) throw refuseField('to', 'invalid');
}

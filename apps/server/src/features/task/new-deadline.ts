import { deadlineFault } from '@rondo/domain/deadline';
import { AppError } from '../../platform/errors.ts';

/** A deadline as it was chosen; refuses one that is not after the start and after now. */
export function laterThanNow(text: string, startAt: Date | null, now: Date): Date {
  const at = new Date(text);
  if (deadlineFault(at, startAt, now) !== null) throw new AppError('DEADLINE_PAST');
  return at;
}

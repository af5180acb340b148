import { deadlineFault } from '@rondo/domain/deadline';
import { AppError } from '../../platform/errors.ts';

/** A deadline as it was chosen; refuses one that is not after the start and after now. */
export function laterThanNow(text: string, startAt: Date | null, now: Date): Date {
  const at = new Date(text);
  if (deadlineFault(at, startAt, now) !== null) throw new AppError('DEADLINE_PAST');
  return at;
}

interface Deadline {
  deadline_at: Date;
  due_24h_at: Date | null;
  due_2h_at: Date | null;
}

/** The columns of a deadline that takes the place of another one: the notices in opening hours belong to the one they were counted for. */
export function movedDeadline(before: Deadline, next: Date): Deadline {
  const isSame = next.getTime() === before.deadline_at.getTime();
  const { due_24h_at, due_2h_at } = isSame ? before : { due_24h_at: null, due_2h_at: null };
  return { deadline_at: next, due_24h_at, due_2h_at };
}

import { DAY_MS, HOUR_MS } from '@rondo/domain/duration';

/** What the clock has said of an open object by now, so that it does not say it again. */
export function stageOf(deadlineAt: Date, now: Date): 'overdue' | 'due_2h' | 'due_24h' | null {
  const left = deadlineAt.getTime() - now.getTime();
  if (left < 0) return 'overdue';
  if (left < 2 * HOUR_MS) return 'due_2h';
  return left < DAY_MS ? 'due_24h' : null;
}

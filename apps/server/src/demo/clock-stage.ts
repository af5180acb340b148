const HOUR_MS = 3_600_000;

/** What the clock has said of an open object by now, so that it does not say it again. */
export function stageOf(deadlineAt: Date, now: Date): 'overdue' | 'due_2h' | 'due_24h' | null {
  const left = deadlineAt.getTime() - now.getTime();
  if (left < 0) return 'overdue';
  if (left < 2 * HOUR_MS) return 'due_2h';
  return left < 24 * HOUR_MS ? 'due_24h' : null;
}

import { isOverdue } from '@rondo/domain/deadline';

interface Times {
  deadline_at: Date;
  submitted_at: Date | null;
  finished_at: Date | null;
  clock_stage: string | null;
}

/**
 * Whether a task is or was late: against its submission, else its end, else now. What its deadline closed stays late
 * though it is opened again with another one; the clock's mark says so. The same rule as `late` in SQL.
 */
export function isLate(task: Times, now: Date): boolean {
  const due = { deadlineAt: task.deadline_at, submittedAt: task.submitted_at ?? task.finished_at };
  return task.clock_stage === 'overdue' || isOverdue(due, now);
}

import { isOverdue } from '@rondo/domain/deadline';

interface Times {
  deadline_at: Date;
  submitted_at: Date | null;
  finished_at: Date | null;
  was_late: boolean;
}

/**
 * Whether a task is or was late: against its submission, else its end, else now. What its deadline closed, or what was submitted
 * late and sent back, stays late whatever deadline it gets. The same rule as `late` in SQL.
 */
export function isLate(task: Times, now: Date): boolean {
  const due = { deadlineAt: task.deadline_at, submittedAt: task.submitted_at ?? task.finished_at };
  return task.was_late || isOverdue(due, now);
}

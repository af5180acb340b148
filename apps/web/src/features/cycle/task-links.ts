import type { CycleOccurrence } from '@rondo/contract/cycle';

/** The tasks behind a number of a date; the same filter as its count. */
export function tasksLink({ id }: Pick<CycleOccurrence, 'id'>, of: 'tasks' | 'done' | 'overdue' | 'closed'): string {
  const filter = { tasks: '', done: '&state=completed', overdue: '&overdue=true', closed: '&state=closed' }[of];
  return `/task?tab=all&batchId=${id}${filter}`;
}

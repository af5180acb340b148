import type { CycleOccurrence } from '@rondo/contract/cycle';

/** The tasks of all dates of a plan. */
export const tasksOfCycle = (id: string): string => `/task?tab=all&cycleId=${id}`;

/** The tasks behind a number of a date; the same filter as its count. */
export function tasksLink({ id }: Pick<CycleOccurrence, 'id'>, of: 'tasks' | 'done' | 'overdue' | 'closed'): string {
  const filter = { tasks: '', done: '&state=completed', overdue: '&overdue=true', closed: '&state=closed' }[of];
  return `/task?tab=all&batchId=${id}${filter}`;
}

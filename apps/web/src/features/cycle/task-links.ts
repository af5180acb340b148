import type { CycleOccurrence } from '@rondo/contract/cycle';

/** The tasks of all dates of a plan: all of them for who may list these, those of whoever owns it by their initiator. */
export const tasksOfCycle = (id: string, tab: 'all' | 'initiated'): string => `/task?tab=${tab}&cycleId=${id}`;

/** The tasks behind a number of a date; the same filter as its count. */
export function tasksLink({ id }: Pick<CycleOccurrence, 'id'>, of: 'tasks' | 'done' | 'overdue' | 'closed'): string {
  const filter = { tasks: '', done: '&state=completed', overdue: '&overdue=true', closed: '&state=closed' }[of];
  return `/task?tab=all&batchId=${id}${filter}`;
}

import { STATISTICS_LIMIT } from '@rondo/domain/statistics-limit';
import { OVERDUE_AGE_NAMES, TASK_GROUPINGS, TASK_SETS } from '@rondo/domain/task-figures';
import { COMMON_FILTERS, isId, isOneOf, usableOf } from './filter.ts';

/**
 * The filters of the task statistics as they stand in its address: `by` is what a row of the table stands for, the others say
 * which tasks a number opened.
 */
export const TASK_FILTERS = [
  ...COMMON_FILTERS,
  'by',
  'set',
  'planned',
  'executorId',
  'cycleId',
  'age',
  'weekday',
  'hour',
] as const;
export type TaskFilterName = (typeof TASK_FILTERS)[number];
export type TaskFilters = Record<TaskFilterName, string[]>;

const isWhole = (least: number, most: number) => (value: string) =>
  /^\d{1,2}$/.test(value) && Number(value) >= least && Number(value) <= most;
const LAST_WEEKDAY = 7;

/** The filters without what cannot be asked for. */
export const usableTasks = (filters: TaskFilters) =>
  usableOf<TaskFilterName>(filters, {
    rows: isOneOf(['tasks']),
    by: isOneOf(TASK_GROUPINGS),
    set: isOneOf(TASK_SETS),
    planned: isOneOf(['true']),
    executorId: isId,
    cycleId: isId,
    age: isOneOf(OVERDUE_AGE_NAMES),
    weekday: isWhole(1, LAST_WEEKDAY),
    hour: isWhole(0, STATISTICS_LIMIT.lastHour),
  });

/** What the list of tasks is asked beside the common filters; null while no number is open. */
export function narrowedOf({ rows, set, planned, executorId, cycleId, age, weekday, hour }: TaskFilters) {
  const found = TASK_SETS.find((one) => one === set[0]);
  if (rows[0] !== 'tasks' || !found) return null;
  const number = (values: readonly string[]): number | undefined =>
    values[0] === undefined ? undefined : Number(values[0]);
  return {
    set: found,
    planned: planned[0] === 'true' ? true : undefined,
    executorId: executorId[0],
    cycleId: cycleId[0],
    age: OVERDUE_AGE_NAMES.find((one) => one === age[0]),
    weekday: number(weekday),
    hour: number(hour),
  };
}
/** Nothing of a number that was opened. */
export const NOT_NARROWED = {
  rows: [],
  set: [],
  planned: [],
  executorId: [],
  cycleId: [],
  age: [],
  weekday: [],
  hour: [],
};

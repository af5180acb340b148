import { FORMULAS } from './statistics.ts';

/**
 * Sets of tasks that the task statistics count (product 12.2). A number opens exactly the tasks of its set. The first of them are
 * the tasks dispatched in a period, the others those that were due in it.
 */
export const TASK_SETS = [
  'dispatched',
  'started',
  'submitted',
  'completed',
  'reviewed',
  'rejected',
  'extended',
  'reminded',
  'due',
  'inTime',
  'overdue',
  'closedByDeadline',
  'done',
  'missed',
] as const;
export type TaskSet = (typeof TASK_SETS)[number];

/** By which day a set belongs to a period: that of the dispatch, or that of the deadline. */
export const TASK_SET_DAY = {
  dispatched: 'dispatch',
  started: 'dispatch',
  submitted: 'dispatch',
  completed: 'dispatch',
  reviewed: 'dispatch',
  rejected: 'dispatch',
  extended: 'dispatch',
  reminded: 'dispatch',
  due: 'deadline',
  inTime: 'deadline',
  overdue: 'deadline',
  closedByDeadline: 'deadline',
  done: 'deadline',
  missed: 'deadline',
} as const satisfies Record<TaskSet, 'dispatch' | 'deadline'>;

/** The steps of the funnel, each a part of the one before. */
export const TASK_FUNNEL = ['dispatched', 'started', 'submitted', 'completed'] as const satisfies readonly TaskSet[];

/** How long open tasks have been overdue, in whole days: from inclusive, below `until`. */
export const OVERDUE_AGES = {
  upTo1: { from: 0, until: 1 },
  upTo3: { from: 1, until: 3 },
  upTo7: { from: 3, until: 7 },
  more: { from: 7, until: null },
} as const;
export type OverdueAge = keyof typeof OVERDUE_AGES;
export const OVERDUE_AGE_NAMES = Object.keys(OVERDUE_AGES) as OverdueAge[];

/** How many tasks of each set there are, and how long they were with handlers and reviewers altogether. */
export type TaskCounts = Record<TaskSet, number> & { handleHoursSum: number; reviewHoursSum: number };

interface TaskFigure {
  unit: 'count' | 'percent' | 'hours';
  /** null: neither more nor less is better. */
  isMoreBetter: boolean | null;
  /** What the number opens. */
  opens: TaskSet;
  /** null where there is nothing to divide by. */
  compute: (counts: TaskCounts) => number | null;
}

const counted = (set: TaskSet, isMoreBetter: boolean | null): TaskFigure => ({
  unit: 'count',
  isMoreBetter,
  opens: set,
  compute: (counts) => counts[set],
});

/** The figures of the task statistics. The words of each formula are `taskStatistics.formula.<key>` of the messages. */
export const TASK_FIGURES = {
  dispatched: counted('dispatched', null),
  completed: counted('completed', true),
  completion: {
    unit: 'percent',
    isMoreBetter: true,
    opens: 'completed',
    compute: ({ completed, dispatched }) =>
      FORMULAS.taskCompletion.compute({ completedTasks: completed, dispatchedTasks: dispatched }),
  },
  onTime: {
    unit: 'percent',
    isMoreBetter: true,
    opens: 'inTime',
    compute: ({ inTime, due }) => FORMULAS.onTime.compute({ submittedInTime: inTime, due }),
  },
  overdue: counted('overdue', false),
  closedByDeadline: counted('closedByDeadline', false),
  handleHours: {
    unit: 'hours',
    isMoreBetter: false,
    opens: 'submitted',
    compute: ({ handleHoursSum, submitted }) => FORMULAS.handleHours.compute({ handleHoursSum, handled: submitted }),
  },
  reviewHours: {
    unit: 'hours',
    isMoreBetter: false,
    opens: 'reviewed',
    compute: ({ reviewHoursSum, reviewed }) => FORMULAS.reviewHours.compute({ reviewHoursSum, reviewed }),
  },
} as const satisfies Record<string, TaskFigure>;
export type TaskFigureKey = keyof typeof TASK_FIGURES;
export const TASK_FIGURE_KEYS = Object.keys(TASK_FIGURES) as TaskFigureKey[];

/** What a row of the table of tasks stands for. */
export const TASK_GROUPINGS = ['executor', 'shop', 'template', 'cycle'] as const;
export type TaskGrouping = (typeof TASK_GROUPINGS)[number];

/** Parts of a day in which submissions are counted together, in hours. */
export const SUBMISSION_HOURS = 2;

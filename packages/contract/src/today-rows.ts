import { addDays } from '@rondo/domain/civil-time';
import { rectificationMachine } from '@rondo/domain/rectification';
import { HANDED_IN, TASK_KINDS, taskMachine } from '@rondo/domain/task';
import { type TodayView, UNSEEN_DAYS } from '@rondo/domain/today';
import { anyOf, type Input, type Needs, signedIn } from './kit/endpoint.ts';
import type { rectificationApi } from './rectification.ts';
import { shopApi } from './shop.ts';
import type { taskApi } from './task.ts';

/** The rows that a number of the first screen counts: a list and what it is asked. */
export type TodayRows =
  | { list: 'tasks'; query: Input<typeof taskApi.list> }
  | { list: 'rectifications'; query: Input<typeof rectificationApi.list> }
  | { list: 'shops'; query: Input<typeof shopApi.list> };

interface TodayFigure {
  view: TodayView;
  /** Who may open the list; nobody else is told the number. */
  needs: Needs;
  /** `day` is the company's. */
  rows: (day: string) => TodayRows;
}

const tasks = (query: Input<typeof taskApi.list>): TodayRows => ({ list: 'tasks', query: { ...query, real: true } });
const rectifications = (query: Input<typeof rectificationApi.list>): TodayRows => ({
  list: 'rectifications',
  query: { ...query, real: true },
});
const dueOn = (day: string) => ({ deadlineFrom: day, deadlineTo: day });
/** The tabs of all need these; the endpoint of rectifications is open to more people than its tab. */
const ALL_TASKS = anyOf('task_center');
const ALL_RECTIFICATIONS = anyOf('issue_select');

/**
 * Every number of the first screen with the rows it opens: the server counts them, the page links to them. What is late is
 * never counted as due too.
 */
export const TODAY_ROWS = {
  planned: {
    view: 'oversee',
    needs: ALL_TASKS,
    rows: (day) => tasks({ tab: 'all', ...dueOn(day), state: [...taskMachine.open, ...taskMachine.done] }),
  },
  visited: {
    view: 'oversee',
    needs: ALL_TASKS,
    rows: (day) => tasks({ tab: 'all', ...dueOn(day), state: [...HANDED_IN] }),
  },
  lateTasks: {
    view: 'oversee',
    needs: ALL_TASKS,
    rows: () => tasks({ tab: 'all', state: [...taskMachine.timed], overdue: true, sort: 'deadline' }),
  },
  lateRectifications: {
    view: 'oversee',
    needs: ALL_RECTIFICATIONS,
    rows: () => rectifications({ tab: 'all', state: [...rectificationMachine.timed], overdue: true, sort: 'deadline' }),
  },
  waiting: { view: 'oversee', needs: signedIn, rows: () => tasks({ tab: 'todo' }) },
  dueRectifications: {
    view: 'oversee',
    needs: ALL_RECTIFICATIONS,
    rows: (day) =>
      rectifications({
        tab: 'all',
        state: [...rectificationMachine.timed],
        overdue: false,
        ...dueOn(day),
        sort: 'deadline',
      }),
  },
  unseenShops: {
    view: 'oversee',
    needs: shopApi.list.needs,
    rows: (day) => ({
      list: 'shops',
      query: { real: true, state: ['open'], notInspectedSince: addDays(day, -UNSEEN_DAYS), sort: 'inspected' },
    }),
  },
  myLate: { view: 'store', needs: signedIn, rows: () => tasks({ tab: 'todo', overdue: true }) },
  myTasks: {
    view: 'store',
    needs: signedIn,
    rows: (day) => tasks({ tab: 'todo', kind: [...TASK_KINDS], overdue: false, ...dueOn(day) }),
  },
  myRectifications: { view: 'store', needs: signedIn, rows: () => tasks({ tab: 'todo', kind: ['rectification'] }) },
} as const satisfies Record<string, TodayFigure>;
export type TodayFigureKey = keyof typeof TODAY_ROWS;
export const TODAY_FIGURES = Object.keys(TODAY_ROWS) as [TodayFigureKey, ...TodayFigureKey[]];

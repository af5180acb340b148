import { taskMachine } from '@rondo/domain/task';
import { useSearchParams } from 'react-router';

/** How the rows of a tab are shown: one below the other, by status, or on the days they are due. */
export const TASK_VIEWS = ['list', 'board', 'calendar'] as const;
export type TaskView = (typeof TASK_VIEWS)[number];

/** The numbers of a day in the calendar: what is due, and what of it is late or done. */
export type DayPart = 'all' | 'overdue' | 'done';

/** The view and the month of the calendar, kept in the address beside the filters. */
export function useTaskView() {
  const [query, setQuery] = useSearchParams();
  const view = TASK_VIEWS.find((one) => one === query.get('view')) ?? 'list';
  const month = /^\d{4}-(0[1-9]|1[0-2])$/.test(query.get('month') ?? '') ? query.get('month') : null;
  const put = (values: Record<string, string | readonly string[] | null>) =>
    setQuery((before) => {
      const next = new URLSearchParams(before);
      for (const [name, value] of Object.entries(values)) {
        next.delete(name);
        for (const one of typeof value === 'string' ? [value] : (value ?? [])) next.append(name, one);
      }
      return next;
    });
  return {
    view,
    month,
    setView: (to: TaskView) => put({ view: to === 'list' ? null : to, month: null, open: null, page: null }),
    setMonth: (to: string) => put({ month: to, open: null }),
    /** The list of the rows that are due on a day, or of those that a number of the day counts. */
    openDay: (day: string, part: DayPart) =>
      put({
        ...{ view: null, month: null, open: null, page: null, deadlineFrom: day, deadlineTo: day },
        ...(part === 'overdue' ? { overdue: 'true' } : part === 'done' ? { state: taskMachine.done } : {}),
      }),
  };
}

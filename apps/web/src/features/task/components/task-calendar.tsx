import type { Output } from '@rondo/contract/kit/endpoint';
import { taskApi } from '@rondo/contract/task';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useCall } from '../../../shared/http/query.ts';
import { useLanguage, useT } from '../../../shared/i18n.tsx';
import { LoadFailure } from '../../../shared/ui/list/load-failure.tsx';
import { useNarrow } from '../../../shared/ui/list/use-narrow.ts';
import { type ListedTasks, listInput, type TaskTab } from '../list-input.ts';
import { monthAfter, weeksOf } from '../month-weeks.ts';
import type { DayPart } from '../use-task-view.ts';
import './task-calendar.css';

type Day = Output<typeof taskApi.days>[number];

interface Props {
  params: ListedTasks;
  tab: TaskTab;
  /** `YYYY-MM`; null: this month. */
  month: string | null;
  onMonth: (month: string) => void;
  onDay: (day: string, part: DayPart) => void;
}

/** A month with what is due on each day. */
export default function TaskCalendar({ params, tab, month, onMonth, onDay }: Props) {
  const t = useT();
  const language = useLanguage();
  const format = useFormat();
  const today = format.civilDay(new Date());
  const shown = month ?? today.slice(0, 7);
  const weeks = weeksOf(shown);
  const [from = '', to = ''] = [weeks[0]?.[0], weeks.at(-1)?.at(-1)];
  const { page: _page, size: _size, sort: _sort, ...filter } = listInput(params, tab);
  const read = useCall(taskApi.days, { ...filter, tab, from, to }, { keepPrevious: true });
  const known = new Map((read.data ?? []).map((one) => [one.day, one]));
  const name = (day: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { timeZone: 'UTC', ...options }).format(new Date(`${day}T00:00:00Z`));
  const title = name(`${shown}-01`, { year: 'numeric', month: 'long' });
  if (read.isLoadingError)
    return <LoadFailure noun={t('task.noun')} failure={read.error} onRetry={() => void read.refetch()} />;
  return (
    <section className="task-calendar" aria-label={title} aria-busy={read.isFetching}>
      <header>
        <button
          type="button"
          className="button"
          aria-label={t('task.calendar.before')}
          onClick={() => onMonth(monthAfter(shown, -1))}
        >
          <ChevronLeft size={16} strokeWidth={1.75} aria-hidden />
        </button>
        <h2>{title}</h2>
        <button
          type="button"
          className="button"
          aria-label={t('task.calendar.after')}
          onClick={() => onMonth(monthAfter(shown, 1))}
        >
          <ChevronRight size={16} strokeWidth={1.75} aria-hidden />
        </button>
        <button type="button" className="button" onClick={() => onMonth(today.slice(0, 7))}>
          {t('task.calendar.today')}
        </button>
      </header>
      <table>
        <thead>
          <tr>
            {(weeks[0] ?? []).map((day) => (
              <th key={day} scope="col">
                {name(day, { weekday: 'short' })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day} data-outside={!day.startsWith(shown)} data-today={day === today}>
                  <DayCell
                    day={day}
                    label={name(day, { month: 'long', day: 'numeric' })}
                    due={known.get(day)}
                    onDay={onDay}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface CellProps {
  day: string;
  /** The day in words, for who hears the page. */
  label: string;
  due: Day | undefined;
  onDay: (day: string, part: DayPart) => void;
}

/** What is due on a day, how much of it is late and how much is done; each number opens exactly its rows. */
function DayCell({ day, label, due, onDay }: CellProps) {
  const t = useT();
  const { count } = useFormat();
  const isPhone = useNarrow();
  const no = <span className="num task-calendar-no">{Number(day.slice(8))}</span>;
  if (!due) return no;
  const { rows, overdue, done } = due;
  // The phone has room for the number; what it counts is said to who hears the page, and seen in the list that it opens.
  const part = (of: DayPart, text: string, className: string, seen = text) => (
    <button
      type="button"
      className={className}
      data-late={of === 'all' && overdue > 0}
      aria-label={`${label} · ${text}`}
      onClick={() => onDay(day, of)}
    >
      {seen}
    </button>
  );
  return (
    <div className="task-calendar-day">
      {no}
      {part(
        'all',
        t('task.calendar.rows', { count: count(rows) }),
        'num task-calendar-due',
        isPhone ? count(rows) : undefined,
      )}
      <span className="task-calendar-parts">
        {overdue > 0 && part('overdue', t('task.overdueCount', { count: count(overdue) }), 'num task-late')}
        {done > 0 && part('done', t('task.calendar.done', { count: count(done) }), 'num meta')}
      </span>
    </div>
  );
}

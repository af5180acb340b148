import type { Output } from '@rondo/contract/kit/endpoint';
import { taskRows } from '@rondo/contract/statistics-rows';
import type { taskStatisticsApi } from '@rondo/contract/task-statistics';
import { TASK_FIGURE_KEYS, TASK_FIGURES, type TaskFigureKey, type TaskSet } from '@rondo/domain/task-figures';
import { useFormat } from '../../shared/format/use-format.tsx';
import { useT } from '../../shared/i18n.tsx';
import { CHANGE_OF, type FigureCard } from './figure-words.ts';
import type { Asked } from './filter.ts';
import { useRowsLink } from './use-rows-link.ts';

export type TaskOverview = Output<typeof taskStatisticsApi.overview>;

/** The two numbers behind a figure, by the sets they count. */
const COUNTED: Partial<Record<TaskFigureKey, TaskSet>> = {
  completion: 'dispatched',
  onTime: 'due',
  handleHours: 'submitted',
  reviewHours: 'reviewed',
};

/** The figures of the task statistics, each with formula, change, trend and rows. */
export function useTaskCards(overview: TaskOverview | undefined, asked: Asked): FigureCard[] {
  const t = useT();
  const format = useFormat();
  const linkOf = useRowsLink();
  if (!overview) return [];
  const { figures, previous, counts, trend } = overview;
  // A bucket that the period cuts, or whose day is not over, would look like a fall.
  const whole = trend.filter((bucket) => !bucket.isPartial && !bucket.isProvisional);
  return TASK_FIGURE_KEYS.map((key): FigureCard => {
    const { unit, isMoreBetter, opens } = TASK_FIGURES[key];
    const all = COUNTED[key];
    const numbers = { count: format.count(counts[opens]), all: all ? format.count(counts[all]) : '' };
    return {
      key,
      label: t(`taskStatistics.figure.${key}`),
      formula: t(`taskStatistics.formula.${key}`),
      unit,
      as: CHANGE_OF[unit],
      current: figures[key],
      previous: previous[key],
      isMoreBetter,
      spark: whole.map((bucket) => bucket.figures[key]),
      note: all && isCounted(key) ? t(`taskStatistics.counted.${key}`, numbers) : undefined,
      to: counts[opens] > 0 ? linkOf(taskRows(asked, opens)) : undefined,
    };
  });
}

const isCounted = (key: TaskFigureKey): key is 'completion' | 'onTime' | 'handleHours' | 'reviewHours' =>
  COUNTED[key] !== undefined;

import { taskRows } from '@rondo/contract/statistics-rows';
import { SUBMISSION_HOURS } from '@rondo/domain/task-figures';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { HeatGrid } from '../../../shared/ui/chart/heat-grid.tsx';
import type { Asked } from '../filter.ts';
import { useRowsLink } from '../use-rows-link.ts';
import type { TaskOverview } from '../use-task-cards.ts';
import { WEEKDAYS } from '../weekdays.ts';

const DAY_HOURS = 24;
const HOURS = Array.from({ length: DAY_HOURS / SUBMISSION_HOURS }, (_, i) => i * SUBMISSION_HOURS);

/** On which weekday and at what hour tasks are submitted; a cell opens its tasks. */
export function SubmissionsCard({ overview: { submissions }, asked }: { overview: TaskOverview; asked: Asked }) {
  const t = useT();
  const format = useFormat();
  const linkOf = useRowsLink();
  const title = t('taskStatistics.hours.title');
  const high = Math.max(0, ...submissions.map(({ tasks }) => tasks));
  const cellOf = (day: (typeof WEEKDAYS)[number], hour: number) => {
    const weekday = WEEKDAYS.indexOf(day) + 1;
    const tasks = submissions.find((one) => one.weekday === weekday && one.hour === hour)?.tasks ?? 0;
    const words = { day: t(`shop.hours.day.${day}`), from: hour, to: hour + SUBMISSION_HOURS };
    return {
      value: tasks === 0 ? null : tasks,
      text: tasks === 0 ? '' : format.short(tasks),
      said: t('taskStatistics.hours.cell', { ...words, count: tasks }),
      to: tasks > 0 ? linkOf(taskRows(asked, 'submitted', { weekday, hour })) : undefined,
    };
  };
  return (
    <section className="card statistics-card">
      <header>
        <h2>{title}</h2>
      </header>
      {submissions.length === 0 ? (
        <p className="meta">{t('taskStatistics.hours.none')}</p>
      ) : (
        <HeatGrid
          label={title}
          rowTitle={t('taskStatistics.hours.weekday')}
          columns={HOURS.map((hour) => ({ key: String(hour), title: String(hour) }))}
          rows={WEEKDAYS.map((day) => ({
            key: day,
            title: t(`shop.hours.day.${day}`),
            cells: HOURS.map((hour) => cellOf(day, hour)),
          }))}
          range={{ low: 0, high }}
        />
      )}
    </section>
  );
}

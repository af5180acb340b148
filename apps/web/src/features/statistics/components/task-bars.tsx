import { taskRows } from '@rondo/contract/statistics-rows';
import { OVERDUE_AGE_NAMES, TASK_FUNNEL } from '@rondo/domain/task-figures';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { BarList } from '../../../shared/ui/chart/bar-list.tsx';
import type { Asked } from '../filter.ts';
import { useRowsLink } from '../use-rows-link.ts';
import type { TaskOverview } from '../use-task-cards.ts';

interface Props {
  overview: TaskOverview;
  asked: Asked;
}

/** How far the tasks of the period came, each step a part of the one before. */
export function FunnelCard({ overview: { counts }, asked }: Props) {
  const t = useT();
  const format = useFormat();
  const linkOf = useRowsLink();
  const title = t('taskStatistics.funnel.title');
  const rows = TASK_FUNNEL.map((set) => {
    const to = counts[set] > 0 ? linkOf(taskRows(asked, set)) : undefined;
    const share = format.percent(counts.dispatched === 0 ? null : counts[set] / counts.dispatched);
    return {
      key: set,
      label: t(`taskStatistics.funnel.step.${set}`),
      value: counts[set],
      text: t('taskStatistics.funnel.share', { count: format.count(counts[set]), share }),
      ...(to ? { to } : {}),
    };
  });
  return (
    <section className="card statistics-card statistics-wide-values">
      <header>
        <h2>{title}</h2>
      </header>
      <BarList label={title} rows={rows} max={counts.dispatched} />
    </section>
  );
}

/** How long the open tasks of the period have been overdue. */
export function AgesCard({ overview: { ages, counts }, asked }: Props) {
  const t = useT();
  const linkOf = useRowsLink();
  const title = t('taskStatistics.ages.title');
  const rows = OVERDUE_AGE_NAMES.map((age) => {
    const to = ages[age] > 0 ? linkOf(taskRows(asked, 'overdue', { age })) : undefined;
    return { key: age, label: t(`taskStatistics.ages.${age}`), value: ages[age], ...(to ? { to } : {}) };
  });
  return (
    <section className="card statistics-card">
      <header>
        <h2>{title}</h2>
      </header>
      {counts.overdue === 0 ? (
        <p className="meta">{t('taskStatistics.ages.none')}</p>
      ) : (
        <BarList label={title} rows={rows} colour="c2" />
      )}
    </section>
  );
}

/** The templates of most tasks. */
export function TemplatesCard({ overview: { templates }, asked }: Props) {
  const t = useT();
  const linkOf = useRowsLink();
  const title = t('taskStatistics.templates.title');
  const rows = templates.map(({ id, name, dispatched }) => {
    const to = linkOf(taskRows(asked, 'dispatched', { templateId: [id] }));
    return { key: id, label: name, value: dispatched, ...(to ? { to } : {}) };
  });
  return (
    <section className="card statistics-card">
      <header>
        <h2>{title}</h2>
      </header>
      {rows.length === 0 ? (
        <p className="meta">{t('taskStatistics.templates.none')}</p>
      ) : (
        <BarList label={title} rows={rows} />
      )}
    </section>
  );
}

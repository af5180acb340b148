import { recordRows } from '@rondo/contract/statistics-rows';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { HeatGrid } from '../../../shared/ui/chart/heat-grid.tsx';
import type { Asked } from '../filter.ts';
import { useRowsLink } from '../use-rows-link.ts';
import type { UserOverview } from '../use-user-cards.ts';
import { useBucketName } from './bucket-names.ts';

/** When the busiest inspected; a cell opens its records. */
export function WorkloadCard({ overview: { busiest, trend }, asked }: { overview: UserOverview; asked: Asked }) {
  const t = useT();
  const format = useFormat();
  const linkOf = useRowsLink();
  const nameOf = useBucketName();
  const title = t('userInspection.workload.title');
  const high = Math.max(0, ...busiest.flatMap(({ parts }) => parts.map(({ records }) => records)));
  const names = trend.map((bucket) => nameOf(bucket));
  return (
    <section className="card statistics-card">
      <header>
        <h2>{title}</h2>
      </header>
      <HeatGrid
        label={title}
        rowTitle={t('userInspection.table.member')}
        columns={trend.map(({ from }, index) => ({ key: from, title: names[index] ?? from }))}
        rows={busiest.map(({ id, name, parts }) => ({
          key: id,
          title: name,
          cells: parts.map(({ from, to, records }, index) => ({
            value: records === 0 ? null : records,
            text: records === 0 ? '' : format.short(records),
            said: t('userInspection.workload.cell', { name, day: names[index] ?? from, count: records }),
            to: records > 0 ? linkOf(recordRows(asked, { inspectorId: [id], from, to })) : undefined,
          })),
        }))}
        range={{ low: 0, high }}
      />
    </section>
  );
}

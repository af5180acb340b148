import { intervalRows } from '@rondo/contract/statistics-rows';
import { INTERVAL_NAMES } from '@rondo/domain/shop-figures';
import { useT } from '../../../shared/i18n.tsx';
import { BarList } from '../../../shared/ui/chart/bar-list.tsx';
import type { Asked } from '../filter.ts';
import { useRowsLink } from '../use-rows-link.ts';
import type { ShopOverview } from '../use-shop-cards.ts';

/** How many days lie between two inspections of a store; a bar opens its intervals. */
export function IntervalsCard({ overview: { intervals, counts }, asked }: { overview: ShopOverview; asked: Asked }) {
  const t = useT();
  const linkOf = useRowsLink();
  const title = t('shopInspection.intervals.title');
  const rows = INTERVAL_NAMES.map((interval) => {
    const to = intervals[interval] > 0 ? linkOf(intervalRows(asked, { interval })) : undefined;
    const label = t(`shopInspection.intervals.${interval}`);
    return { key: interval, label, value: intervals[interval], ...(to ? { to } : {}) };
  });
  return (
    <section className="card statistics-card">
      <header>
        <h2>{title}</h2>
      </header>
      {counts.intervals === 0 ? (
        <p className="meta">{t('shopInspection.intervals.none')}</p>
      ) : (
        <BarList label={title} rows={rows} />
      )}
    </section>
  );
}

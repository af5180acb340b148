import { recordRows } from '@rondo/contract/statistics-rows';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { BarList } from '../../../shared/ui/chart/bar-list.tsx';
import type { Asked } from '../filter.ts';
import { useRowsLink } from '../use-rows-link.ts';
import type { UserOverview } from '../use-user-cards.ts';

interface Props {
  overview: UserOverview;
  asked: Asked;
}

/** Who inspected most. */
export function LeadersCard({ overview: { busiest }, asked }: Props) {
  const t = useT();
  const linkOf = useRowsLink();
  const title = t('userInspection.leaders.title');
  const rows = busiest.map(({ id, name, records }) => {
    const to = linkOf(recordRows(asked, { inspectorId: [id] }));
    return { key: id, label: name, value: records, ...(to ? { to } : {}) };
  });
  return (
    <section className="card statistics-card">
      <header>
        <h2>{title}</h2>
      </header>
      <BarList label={title} rows={rows} />
    </section>
  );
}

/** How much the busiest show of what they saw: photos as bars, notes beside them. */
export function EvidenceCard({ overview: { busiest }, asked }: Props) {
  const t = useT();
  const format = useFormat();
  const linkOf = useRowsLink();
  const title = t('userInspection.evidence.title');
  const rows = busiest.map(({ id, name, photosPerRecord, notesPerRecord }) => {
    const to = linkOf(recordRows(asked, { inspectorId: [id] }));
    const [photos, notes] = [photosPerRecord, notesPerRecord].map((value) => format.count(value));
    const text = t('userInspection.evidence.value', { photos: photos ?? '', notes: notes ?? '' });
    return { key: id, label: name, value: photosPerRecord, text, ...(to ? { to } : {}) };
  });
  return (
    <section className="card statistics-card statistics-wide-values">
      <header>
        <h2>{title}</h2>
      </header>
      {rows.length === 0 ? (
        <p className="meta">{t('userInspection.evidence.none')}</p>
      ) : (
        <BarList label={title} rows={rows} />
      )}
    </section>
  );
}

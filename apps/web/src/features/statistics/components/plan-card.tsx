import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { lastOf, type PlanRow } from './plan-columns.tsx';

/** A store on the phone. */
export function PlanCard({ row }: { row: PlanRow }) {
  const t = useT();
  const format = useFormat();
  const last = lastOf(row);
  const facts = [
    `${t('statistics.table.records')} ${format.count(row.records)}`,
    `${t('shopInspection.table.missed')} ${format.count(row.missed)}`,
    `${t('statistics.table.lastAt')} ${last ? format.day(last.at) : '—'}`,
    `${t('statistics.table.open')} ${format.count(row.openRectifications)}`,
  ];
  return (
    <div className="statistics-shop">
      <strong className="ellipsis">{row.name}</strong>
      <span className="num strong">{format.percent(row.donePercent === null ? null : row.donePercent / 100)}</span>
      <span className="meta">{facts.join(' · ')}</span>
    </div>
  );
}

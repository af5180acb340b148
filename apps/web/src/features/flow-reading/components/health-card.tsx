import type { HealthRow } from '@rondo/contract/flow-reading';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { Problems } from './health-columns.tsx';
import './flow-reading.css';

/** A row on the phone. */
export function HealthCard({ row }: { row: HealthRow }) {
  const t = useT();
  const format = useFormat();
  const whole = row.completenessPercent;
  return (
    <div className="flow-reading-card">
      <div className="flow-reading-line">
        <strong className="ellipsis">{row.name}</strong>
        <span className="num">{whole === null ? '—' : format.percent(whole / 100)}</span>
      </div>
      <div className="ellipsis">{row.shop.name}</div>
      <div className="flow-reading-line meta">
        <Problems of={row} />
        <span className="num">
          {t('flowReading.entries')} {format.count(row.entries)} · {t('flowReading.exits')} {format.count(row.exits)}
        </span>
      </div>
    </div>
  );
}

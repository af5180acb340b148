import type { RecordRow } from '@rondo/contract/record';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { StateLabel } from '../../../shared/ui/status/state-label.tsx';
import { RecordLevel } from './record-level.tsx';
import './record.css';

/** A row on the phone. */
export function RecordCard({ row }: { row: RecordRow }) {
  const t = useT();
  const format = useFormat();
  const { rectificationOpen: open, rectificationTotal: total } = row;
  return (
    <div className="record-card">
      <div className="record-card-line">
        <RecordLevel row={row} />
        <strong className="num">{format.percent(row.ratePercent === null ? null : row.ratePercent / 100)}</strong>
      </div>
      <strong>{row.shop.name}</strong>
      <div className="record-card-line meta">
        <span className="ellipsis">{row.template.name}</span>
        <span className="num">{format.dateTime(row.submittedAt)}</span>
      </div>
      {(row.state !== 'effective' || total > 0) && (
        <div className="record-card-line meta">
          {row.state !== 'effective' && <StateLabel object="record" state={row.state} />}
          {total > 0 && (
            <span>
              {t('record.column.rectifications')} {t('record.openOfTotal', { open, total })}
            </span>
          )}
        </div>
      )}
    </div>
  );
}

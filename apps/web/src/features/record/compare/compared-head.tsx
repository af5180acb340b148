import type { RecordDetail } from '@rondo/contract/record';
import { COMPARED_LEAST } from '@rondo/domain/compared-records';
import { rateDelta } from '@rondo/domain/scoring/rate-delta';
import { X } from 'lucide-react';
import { Link } from 'react-router';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { objectLink } from '../../../shared/links.ts';
import { DeltaMark } from '../../../shared/ui/chart/stat-strip.tsx';
import { Rate } from '../../../shared/ui/drawer/score.tsx';
import { StateLabel } from '../../../shared/ui/status/state-label.tsx';
import { RecordLevel } from '../components/record-level.tsx';
import { deltaOf } from '../report/summary-card.tsx';

interface Props {
  records: readonly RecordDetail[];
  onRemove: (id: string) => void;
}

/** The heads of the columns: which report, whose, how it came out, and what that is against the one before it. */
export function ComparedHead({ records, onRemove }: Props) {
  const t = useT();
  const format = useFormat();
  return records.map((record, index) => {
    const before = records[index - 1];
    const delta = rateDelta(record.ratePercent, before?.ratePercent ?? null);
    return (
      <th key={record.id} scope="col">
        <span className="compare-head">
          <Link to={objectLink('record', record.id)} className="num">
            {record.number}
          </Link>
          {records.length > COMPARED_LEAST && (
            <button
              type="button"
              className="quiet"
              aria-label={t('record.compare.remove', { number: record.number })}
              title={t('record.compare.remove', { number: record.number })}
              onClick={() => onRemove(record.id)}
            >
              <X size={14} strokeWidth={1.75} aria-hidden />
            </button>
          )}
        </span>
        <span className="compare-shop">{record.shop.name}</span>
        <span className="meta num">
          {format.dateTime(record.submittedAt)} · v{record.template.versionNo}
        </span>
        <span className="meta">{record.inspector.name}</span>
        <span className="compare-result">
          <strong>
            <Rate result={record} />
          </strong>
          <RecordLevel row={record} />
        </span>
        {delta !== null && (
          <span className="compare-delta meta">
            <DeltaMark delta={deltaOf(delta, t)} /> {t('record.compare.delta')}
          </span>
        )}
        {record.state !== 'effective' && (
          <div>
            <StateLabel object="record" state={record.state} />
          </div>
        )}
      </th>
    );
  });
}

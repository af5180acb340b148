import type { PointsPostingRow } from '@rondo/contract/points';
import { Link } from 'react-router';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { StateLabel } from '../../../shared/ui/status/state-label.tsx';
import { oneRow } from '../ledger-link.ts';
import { postingWords } from '../posting-words.ts';
import { SourceLink } from './source-link.tsx';
import './points.css';

/** A posting in a few lines: on the phone, and below its account. */
export function PostingCard({ row, isOwn = false }: { row: PointsPostingRow; isOwn?: boolean }) {
  const t = useT();
  const format = useFormat();
  return (
    <div className="points-card">
      {!isOwn && <strong className="ellipsis">{row.owner.name}</strong>}
      <div className="points-line">
        {isOwn ? <Link to={oneRow(row)}>{postingWords(t, row)}</Link> : <span>{postingWords(t, row)}</span>}
        <span className="num strong">
          {row.applied > 0 && '+'}
          {format.score(row.applied)}
        </span>
      </div>
      <div className="points-line meta">
        <span>
          {format.dateTime(row.at)} <SourceLink row={row} />
        </span>
        <span className="num">
          {t('points.column.balance')} {format.score(row.balance)}
        </span>
      </div>
      {row.reason !== '' && (
        <div className="meta">
          {row.operator} · {row.reason}
        </div>
      )}
      {row.appeal && (
        <div className="points-line meta">
          <span>{t('points.column.appeal')}</span>
          <StateLabel object="pointsAppeal" state={row.appeal} />
        </div>
      )}
      {row.limitedBy && (
        <div className="meta">
          {t('points.column.requested')} {format.score(row.requested)} · {t(`points.limitedBy.${row.limitedBy}`)}
        </div>
      )}
    </div>
  );
}

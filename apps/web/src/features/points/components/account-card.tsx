import type { PointsAccountRow } from '@rondo/contract/points';
import { useT } from '../../../shared/i18n.tsx';
import { allRows, cycleRows } from '../ledger-link.ts';
import { Badge } from './badge.tsx';
import { PointsLink } from './points-link.tsx';
import './points.css';

/** An account on the phone. */
export function AccountCard({ row }: { row: PointsAccountRow }) {
  const t = useT();
  return (
    <div className="points-card">
      <div className="points-line">
        <strong className="ellipsis">{row.owner.name}</strong>
        <PointsLink to={allRows(row.id)} points={row.balance} isPlain />
      </div>
      <div className="points-line meta">
        <span className="ellipsis">{row.rule.name}</span>
        <span>{t('points.rank', { rank: row.rank, of: row.of })}</span>
      </div>
      <div className="points-line">
        <Badge row={row} />
        <PointsLink to={cycleRows(row, 'plus')} points={row.plus} />
        <PointsLink to={cycleRows(row, 'minus')} points={-row.minus} />
      </div>
    </div>
  );
}

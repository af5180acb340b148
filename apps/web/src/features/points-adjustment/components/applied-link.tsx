import type { PointsAdjustmentRow } from '@rondo/contract/points-adjustment';
import { Link } from 'react-router';
import { addressOf } from '../../../shared/address-of.ts';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { signed } from '../adjustment-words.ts';

/** What was posted in all, which opens exactly its postings. */
export function AppliedLink({ row: { id, applied } }: { row: Pick<PointsAdjustmentRow, 'id' | 'applied'> }) {
  const t = useT();
  const format = useFormat();
  if (applied === null) return <span className="meta">{t('pointsAdjustment.notPosted')}</span>;
  const to = addressOf('/score/scoreList', { sourceId: [id], kind: ['manual'] });
  return (
    <Link to={to} className="num" onClick={(event) => event.stopPropagation()}>
      {signed(applied, format.score)}
    </Link>
  );
}

import type { PointsAdjustmentRow } from '@rondo/contract/points-adjustment';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { StateLabel } from '../../../shared/ui/status/state-label.tsx';
import { signed, targetWords } from '../adjustment-words.ts';
import './points-adjustment.css';

/** A row on the phone. */
export function AdjustmentCard({ row }: { row: PointsAdjustmentRow }) {
  const t = useT();
  const format = useFormat();
  return (
    <div className="adjustment-card">
      <div className="adjustment-line">
        <strong className="ellipsis">{targetWords(t, row, format.list)}</strong>
        <span className="num strong">{signed(row.points, format.score)}</span>
      </div>
      <div className="adjustment-line meta">
        <span className="ellipsis">
          {row.rule.name} · {row.author.name}
        </span>
        <StateLabel object="pointsAdjustment" state={row.state} />
      </div>
      <div className="meta ellipsis">{row.reason}</div>
    </div>
  );
}

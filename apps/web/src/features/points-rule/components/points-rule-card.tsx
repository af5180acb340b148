import type { PointsRuleRow } from '@rondo/contract/points-rule';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { StateLabel } from '../../../shared/ui/status/state-label.tsx';
import './points-rule.css';

/** A row on the phone. */
export function PointsRuleCard({ row }: { row: PointsRuleRow }) {
  const format = useFormat();
  return (
    <div className="points-rule-card">
      <div className="points-rule-line">
        <strong className="ellipsis">{row.shop.name}</strong>
        <span className="meta num">{format.day(`${row.plannedOn}T12:00:00Z`)}</span>
      </div>
      <div>{row.purpose}</div>
      <div className="points-rule-line">
        <StateLabel object="pointsRule" state={row.state} />
        <span className="meta ellipsis">{row.member.name}</span>
      </div>
    </div>
  );
}

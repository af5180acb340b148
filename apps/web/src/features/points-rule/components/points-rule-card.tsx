import type { PointsRuleRow } from '@rondo/contract/points-rule';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { StateLabel } from '../../../shared/ui/status/state-label.tsx';
import { validityWords } from '../rule-words.ts';
import './points-rule.css';

/** A row on the phone. */
export function PointsRuleCard({ row }: { row: PointsRuleRow }) {
  const t = useT();
  const format = useFormat();
  return (
    <div className="points-rule-card">
      <div className="points-rule-line">
        <strong className="ellipsis">{row.name}</strong>
        <StateLabel object="pointsRule" state={row.standing} />
      </div>
      <div className="meta">
        {t(`pointsRule.types.${row.type}`)} · {t(`pointsRule.targets.${row.target}`)} ·{' '}
        {t(`pointsRule.cycles.${row.cycle}`)} · {t('pointsRule.shops', { count: row.shops })}
      </div>
      <div className="meta">{validityWords(t, row, (day) => format.day(`${day}T12:00:00Z`))}</div>
    </div>
  );
}

import type { Learner } from '@rondo/contract/learning-shapes';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { StateLabel } from '../../../shared/ui/status/state-label.tsx';
import { Progress } from './progress.tsx';
import './learning.css';

/** Somebody in the report, on the phone. */
export function LearnerCard({ row }: { row: Learner }) {
  const t = useT();
  const format = useFormat();
  return (
    <div className="learning-card">
      <div className="learning-line">
        <strong className="ellipsis">{row.name}</strong>
        <StateLabel object="learner" state={row.standing} />
      </div>
      <span className="meta">{format.list([...row.departments, ...row.shops])}</span>
      <div className="learning-line">
        <Progress label={t('learning.report.progress')} ratio={row.ratio} />
        {row.isOverdue && <span className="learning-late">{t('learning.overdue')}</span>}
      </div>
    </div>
  );
}

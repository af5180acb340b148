import type { RectificationRow } from '@rondo/contract/rectification';
import { isPressing } from '@rondo/domain/task';
import { useT } from '../../../shared/i18n.tsx';
import { Pill } from '../../../shared/ui/drawer/pill.tsx';
import { StateLabel } from '../../../shared/ui/status/state-label.tsx';
import { Due } from './due.tsx';
import './rectification.css';

/** A row on the phone. */
export function RectificationCard({ row }: { row: RectificationRow }) {
  const t = useT();
  return (
    <div className="rectification-card">
      <div className="rectification-card-line">
        <StateLabel object="rectification" state={row.state} />
        {row.isAsked && <Pill tone="line">{t('rectification.mark.asked')}</Pill>}
        {row.isAppealed && <Pill tone="line">{t('rectification.mark.appealed')}</Pill>}
        {row.severity !== 'normal' && <StateLabel object="severity" state={row.severity} />}
        {isPressing(row) && <span className="meta">{t(`freeTask.priorities.${row.priority}`)}</span>}
      </div>
      <strong>{row.title}</strong>
      <div className="rectification-card-line meta">
        <span className="ellipsis">{row.shop.name}</span>
        <Due row={row} />
      </div>
    </div>
  );
}

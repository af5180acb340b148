import type { InspectionDraft } from '@rondo/contract/inspection-draft';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import './record.css';

/** A draft on the phone. */
export function DraftCard({ row }: { row: InspectionDraft }) {
  const t = useT();
  const format = useFormat();
  return (
    <div className="record-card">
      <div className="record-card-line">
        <strong className="ellipsis">{row.shop.name}</strong>
        <span className="num">
          {t('inspectionDraft.answered')} {format.count(row.answered)}
        </span>
      </div>
      <div className="record-card-line meta">
        <span className="ellipsis">{row.template.name}</span>
        <span className="num">{format.dateTime(row.savedAt)}</span>
      </div>
      <div className="record-card-line meta">
        <span>{t(`state.mode.${row.mode}`)}</span>
        <span className="num">
          {t('inspectionDraft.deadline')} {format.dateTime(row.deadlineAt)}
        </span>
      </div>
    </div>
  );
}

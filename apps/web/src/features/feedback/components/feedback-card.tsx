import type { FeedbackRow } from '@rondo/contract/feedback';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { StateLabel } from '../../../shared/ui/status/state-label.tsx';
import './feedback.css';

/** A row on the phone. */
export function FeedbackCard({ row, withAuthor = false }: { row: FeedbackRow; withAuthor?: boolean }) {
  const t = useT();
  const format = useFormat();
  return (
    <div className="feedback-card">
      <div className="feedback-line">
        <strong className="ellipsis">{row.text}</strong>
        <StateLabel object="feedback" state={row.state} />
      </div>
      <div className="meta ellipsis">
        {[
          t(`feedback.kind.${row.kind}`),
          ...(withAuthor ? [row.author.name] : []),
          format.dateTime(row.createdAt),
        ].join(' · ')}
      </div>
      {row.answer !== '' && <div className="meta ellipsis">{row.answer}</div>}
    </div>
  );
}

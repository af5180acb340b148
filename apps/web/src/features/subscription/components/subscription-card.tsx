import type { SubscriptionRow } from '@rondo/contract/subscription-shapes';
import { useT } from '../../../shared/i18n.tsx';
import { StateLabel } from '../../../shared/ui/status/state-label.tsx';
import { useScheduleWords } from '../words.ts';
import './subscription.css';

/** A row on the phone. */
export function SubscriptionCard({ row }: { row: SubscriptionRow }) {
  const t = useT();
  const wordsOf = useScheduleWords();
  return (
    <div className="subscription-card">
      <div className="subscription-line">
        <strong className="ellipsis">{row.name}</strong>
        <StateLabel object="subscription" state={row.state} />
      </div>
      <div className="ellipsis">{t(`subscription.report.${row.report}`)}</div>
      <div className="subscription-line">
        <span className="meta ellipsis">{wordsOf(row.schedule)}</span>
        <span className="meta ellipsis">{row.owner.name}</span>
      </div>
    </div>
  );
}

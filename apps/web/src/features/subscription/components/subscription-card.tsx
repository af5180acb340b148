import type { SubscriptionRow } from '@rondo/contract/subscription';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { StateLabel } from '../../../shared/ui/status/state-label.tsx';
import './subscription.css';

/** A row on the phone. */
export function SubscriptionCard({ row }: { row: SubscriptionRow }) {
  const format = useFormat();
  return (
    <div className="subscription-card">
      <div className="subscription-line">
        <strong className="ellipsis">{row.shop.name}</strong>
        <span className="meta num">{format.day(`${row.plannedOn}T12:00:00Z`)}</span>
      </div>
      <div>{row.purpose}</div>
      <div className="subscription-line">
        <StateLabel object="subscription" state={row.state} />
        <span className="meta ellipsis">{row.member.name}</span>
      </div>
    </div>
  );
}

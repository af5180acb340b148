import type { EdgeRow } from '@rondo/contract/edge';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { StateLabel } from '../../../shared/ui/status/state-label.tsx';
import './edge.css';

/** A row on the phone. */
export function EdgeCard({ row }: { row: EdgeRow }) {
  const format = useFormat();
  return (
    <div className="edge-card">
      <div className="edge-line">
        <strong className="ellipsis">{row.name}</strong>
        <StateLabel object="edge" state={row.state} />
      </div>
      <div className="edge-line">
        <span className="ellipsis">{row.shop.name}</span>
        <span className="meta num">{row.seenAt === null ? '—' : format.dateTime(row.seenAt)}</span>
      </div>
    </div>
  );
}

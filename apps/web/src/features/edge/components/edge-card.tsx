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
        <strong className="ellipsis">{row.shop.name}</strong>
        <span className="meta num">{format.day(`${row.plannedOn}T12:00:00Z`)}</span>
      </div>
      <div>{row.purpose}</div>
      <div className="edge-line">
        <StateLabel object="edge" state={row.state} />
        <span className="meta ellipsis">{row.member.name}</span>
      </div>
    </div>
  );
}

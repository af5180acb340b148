import type { FlowDashboardRow } from '@rondo/contract/flow-dashboard';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { type Acts, DashboardMenu } from './dashboard-menu.tsx';
import { FavouriteButton, NameCell, sharedText } from './list-columns.tsx';
import './flow-dashboard.css';

/** A row on the phone. */
export function ListCard({ row, acts }: { row: FlowDashboardRow; acts: Acts }) {
  const t = useT();
  const format = useFormat();
  return (
    <div className="flow-dashboard-row">
      <div className="flow-dashboard-line">
        <NameCell row={row} />
        <span className="flow-dashboard-acts">
          <FavouriteButton row={row} />
          <DashboardMenu row={row} acts={acts} />
        </span>
      </div>
      <div className="flow-dashboard-line meta">
        <span className="ellipsis">
          {row.owner.name} · {sharedText(row, t)}
        </span>
        <span className="num">{format.dateTime(row.updatedAt)}</span>
      </div>
    </div>
  );
}

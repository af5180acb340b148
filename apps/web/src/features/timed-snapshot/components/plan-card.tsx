import type { TimedSnapshotRow } from '@rondo/contract/timed-snapshot-shapes';
import { coverageOf } from '@rondo/domain/timed-snapshot/frame';
import { snapshotTimes } from '@rondo/messages/snapshot-words';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { StateLabel } from '../../../shared/ui/status/state-label.tsx';
import './timed-snapshot.css';

/** A plan on the phone. */
export function PlanCard({ row }: { row: TimedSnapshotRow }) {
  const t = useT();
  const format = useFormat();
  return (
    <div className="snapshot-card">
      <div className="snapshot-line">
        <strong className="ellipsis">{row.name}</strong>
        <StateLabel object="timedSnapshot" state={row.state} />
      </div>
      <div className="ellipsis">{snapshotTimes({ t, list: format.list }, row.schedule)}</div>
      <div className="snapshot-line">
        <span className="meta ellipsis">{t('timedSnapshot.reached', row.reached)}</span>
        <span className="meta num">{format.percent(coverageOf(row.week))}</span>
      </div>
    </div>
  );
}

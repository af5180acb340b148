import { auditRow } from '@rondo/contract/audit';
import type { CycleDetail } from '@rondo/contract/cycle';
import type { HistoryEntry } from '@rondo/contract/kit/shapes';
import { useT } from '../../../shared/i18n.tsx';
import { HistoryTimeline } from '../../../shared/ui/drawer/history-timeline.tsx';
import type { TimelineNode } from '../../../shared/ui/drawer/timeline.tsx';
import { ChangedFields } from './changed-fields.tsx';

/** How each event looks in the history. */
const LOOKS = {
  created: 'initiated',
  copied: 'initiated',
  edited: 'initiated',
  start: 'handled',
  pause: 'pending',
  resume: 'handled',
  end: 'closed',
  finish: 'closed',
  blocked: 'rejected',
  transfer: 'handled',
  removed: 'closed',
  restored: 'handled',
} as const satisfies Record<string, TimelineNode['state']>;

/** What happened to a cycle, an edit field by field. */
export function CycleHistory({ cycle }: { cycle: CycleDetail }) {
  const t = useT();
  return (
    <HistoryTimeline
      history={cycle.history}
      looks={LOOKS}
      actOf={(event, { data }) => t(`cycle.event.${event}`, { from: String(data.from ?? '') })}
      detailsOf={(entry) => <Details entry={entry} />}
    />
  );
}

function Details({ entry: { comment, data } }: { entry: HistoryEntry }) {
  const changes = auditRow.shape.changes.safeParse(data.changes);
  return (
    <>
      {comment && <p>{comment}</p>}
      {changes.success && <ChangedFields changes={changes.data} />}
    </>
  );
}

import { auditRow } from '@rondo/contract/audit';
import type { CycleDetail } from '@rondo/contract/cycle';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { Timeline, type TimelineNode } from '../../../shared/ui/drawer/timeline.tsx';
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

const isKnown = (event: string): event is keyof typeof LOOKS => event in LOOKS;

/** What happened to a cycle, an edit field by field. */
export function CycleHistory({ cycle: { history } }: { cycle: CycleDetail }) {
  const t = useT();
  const format = useFormat();
  const nodes = history.flatMap(({ id, event, actor, at, comment, data }): TimelineNode[] => {
    if (!isKnown(event)) return [];
    const act = t(`cycle.event.${event}`, { from: String(data.from ?? '') });
    const changes = auditRow.shape.changes.safeParse(data.changes);
    const said = (
      <>
        {comment && <p>{comment}</p>}
        {changes.success && <ChangedFields changes={changes.data} />}
      </>
    );
    return [{ key: id, state: LOOKS[event], act, who: actor?.name ?? '', when: format.dateTime(at), children: said }];
  });
  return <Timeline nodes={nodes} />;
}

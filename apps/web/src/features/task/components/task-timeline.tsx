import type { TaskDetail } from '@rondo/contract/task';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { ProcessTimeline } from '../../../shared/process/process-timeline.tsx';
import { futureNodes, pastNode } from '../timeline-nodes.ts';

/** The process so far, whom it waits for now, and who comes after. */
export function TaskTimeline({ detail }: { detail: TaskDetail }) {
  const t = useT();
  const format = useFormat();
  return (
    <ProcessTimeline
      history={detail.history}
      of={detail.name}
      past={(entry) => pastNode(entry, detail, t, format.dateTime)}
      future={futureNodes(detail, t)}
    />
  );
}

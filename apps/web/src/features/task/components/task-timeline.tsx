import type { TaskDetail } from '@rondo/contract/task';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { ProcessTimeline } from '../../../shared/process/process-timeline.tsx';
import { futureNodes, pastNode } from '../timeline-nodes.ts';

/** Whose time it has taken, where there is more to say than one name. */
function useTimeByParty({ clock }: TaskDetail): string | undefined {
  const t = useT();
  const format = useFormat();
  if (clock.reviewer === 0) return undefined;
  const of = (party: 'handler' | 'reviewer') => t(`task.clock.${party}`, { time: format.duration(clock[party]) });
  return [of('handler'), of('reviewer')].join(' · ');
}

/** The process so far, whom it waits for now, and who comes after. */
export function TaskTimeline({ detail }: { detail: TaskDetail }) {
  const t = useT();
  const format = useFormat();
  const summary = useTimeByParty(detail);
  return (
    <ProcessTimeline
      history={detail.history}
      of={detail.name}
      past={(entry) => pastNode(entry, detail, t, format.dateTime)}
      future={futureNodes(detail, t)}
      {...(summary === undefined ? {} : { summary })}
    />
  );
}

import type { Moment } from '@rondo/messages/format/date';
import { useFormat } from '../../format/use-format.tsx';
import { StatusIcon } from '../status/status-icon.tsx';
import './deadline.css';

/** A deadline: late in red with the alarm clock, within 4 hours amber, else the day. `finishedAt` stops the clock. */
export function Deadline({ at, finishedAt }: { at: Moment; finishedAt?: Moment }) {
  const format = useFormat();
  const due = format.deadline(at, finishedAt);
  return (
    <span className="deadline" data-tone={due.tone} title={due.tone === 'none' ? undefined : format.dateTimeFull(at)}>
      {due.tone === 'late' && <StatusIcon shape="alarm" />}
      {due.text}
    </span>
  );
}

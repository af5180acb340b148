import type { HistoryEntry } from '@rondo/contract/kit/shapes';
import type { RecordDetail } from '@rondo/contract/record';
import type { MessageKey } from '@rondo/messages';
import { Link } from 'react-router';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { objectLink } from '../../../shared/links.ts';
import { Timeline, type TimelineNode } from '../../../shared/ui/drawer/timeline.tsx';

type Look = { state: TimelineNode['state']; text: MessageKey };

/** Steps of the task and of the record, as their history names them. */
const STEPS: Readonly<Record<string, Look>> = {
  create: { state: 'initiated', text: 'record.process.create' },
  dispatch: { state: 'initiated', text: 'record.process.dispatch' },
  initiate: { state: 'initiated', text: 'record.process.initiate' },
  start: { state: 'initiated', text: 'record.process.start' },
  transfer: { state: 'initiated', text: 'record.process.transfer' },
  change_deadline: { state: 'initiated', text: 'record.process.change_deadline' },
  submit: { state: 'handled', text: 'record.process.submit' },
  submit_unreviewed: { state: 'handled', text: 'record.process.submit_unreviewed' },
  resubmit: { state: 'handled', text: 'record.process.resubmit' },
  approve: { state: 'approved', text: 'record.process.approve' },
  accept: { state: 'approved', text: 'record.process.accept' },
  reject: { state: 'rejected', text: 'record.process.reject' },
  return: { state: 'rejected', text: 'record.process.return' },
  close: { state: 'closed', text: 'record.process.close' },
  close_by_deadline: { state: 'closed', text: 'record.process.close_by_deadline' },
  cancel: { state: 'closed', text: 'record.process.cancel' },
  reopen: { state: 'initiated', text: 'record.process.reopen' },
  void: { state: 'closed', text: 'record.process.void' },
};
const OTHER: Look = { state: 'initiated', text: 'record.process.other' };

/** The way of the record from the task on, and what it still waits for. */
export function ProcessCard({ record }: { record: RecordDetail }) {
  const t = useT();
  const format = useFormat();
  const nodeOf = (entry: HistoryEntry): TimelineNode => {
    const look = STEPS[entry.event] ?? OTHER;
    return {
      key: entry.id,
      state: look.state,
      act: t(look.text),
      who: entry.actor?.name,
      when: format.dateTime(entry.at),
      ...(entry.comment ? { children: entry.comment } : {}),
    };
  };
  const waits: TimelineNode[] =
    record.state === 'in_review'
      ? [
          {
            key: 'review',
            state: 'pending_review',
            act: t('record.process.waiting'),
            who: record.reviewers.map((p) => p.name).join(', '),
            isFuture: true,
          },
        ]
      : [];
  const told: TimelineNode[] =
    record.history.length > 0
      ? record.history.map(nodeOf)
      : [
          {
            key: 'submit',
            state: 'handled',
            act: t('record.process.submit'),
            who: record.inspector.name,
            when: format.dateTime(record.submittedAt),
          },
        ];
  return (
    <section className="card">
      <Timeline nodes={[...told, ...waits]} title={t('record.process.title')} />
      <Link to={objectLink('task', record.taskId)} className="report-task no-print">
        {t('record.act.openTask')}
      </Link>
    </section>
  );
}

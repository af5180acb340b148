import type { HistoryEntry } from '@rondo/contract/kit/shapes';
import type { RecordDetail } from '@rondo/contract/record';
import { recordStep } from '@rondo/messages/record-steps';
import { Link } from 'react-router';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { objectLink } from '../../../shared/links.ts';
import { Timeline, type TimelineNode } from '../../../shared/ui/drawer/timeline.tsx';

/** What was said; of a changed answer also which one. */
function childrenOf({ event, comment, data }: HistoryEntry): Pick<TimelineNode, 'children'> {
  const item = event === 'edit' && typeof data.item === 'string' ? data.item : '';
  const text = [item, comment].filter(Boolean).join(' · ');
  return text ? { children: text } : {};
}

/** The way of the record from the task on, and what it still waits for. */
export function ProcessCard({ record }: { record: RecordDetail }) {
  const t = useT();
  const format = useFormat();
  const nodeOf = (entry: HistoryEntry): TimelineNode => {
    const look = recordStep(entry.event, record.source);
    return {
      key: entry.id,
      state: look.state,
      act: t(look.text),
      who: entry.actor?.name,
      when: format.dateTime(entry.at),
      ...childrenOf(entry),
    };
  };
  const waits: TimelineNode[] =
    record.state === 'in_review'
      ? [
          {
            key: 'review',
            state: 'pending_review',
            act: t('record.process.waiting'),
            who: format.list(record.reviewers.map((p) => p.name)),
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

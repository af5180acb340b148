import type { TaskRow } from '@rondo/contract/task';
import { isOneOf } from '@rondo/domain/machine';
import { rectificationMachine } from '@rondo/domain/rectification';
import { taskMachine } from '@rondo/domain/task';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { Deadline } from '../../../shared/ui/drawer/deadline.tsx';
import { StatusIcon } from '../../../shared/ui/status/status-icon.tsx';

type Row = Pick<TaskRow, 'objectKind' | 'state' | 'act' | 'isOverdue' | 'deadlineAt' | 'dueAt'>;

/**
 * What is still to be done counts down, a review by its reviewer's clock. Of work that was handed in the row says whether
 * that was in time: its day alone, in the past, would read as missed.
 */
export function RowDeadline({ row }: { row: Row }) {
  const t = useT();
  const format = useFormat();
  const { planned, timed, waitingFor, held, paused } = row.objectKind === 'task' ? taskMachine : rectificationMachine;
  if (isOneOf([...planned, ...timed], row.state)) return <Deadline at={row.deadlineAt} />;
  if (isOneOf(paused, row.state)) return <span className="meta">{t('rectification.stopped')}</span>;
  if (row.isOverdue) {
    return (
      <span className="deadline" data-tone="late">
        <StatusIcon shape="alarm" />
        {t('state.taskView.overdue')}
      </span>
    );
  }
  if (row.act === 'review') return <Deadline at={row.dueAt} />;
  if (!isOneOf([...waitingFor('reviewer'), ...held], row.state))
    return <Deadline at={row.deadlineAt} finishedAt={row.deadlineAt} />;
  return <span title={format.dateTimeFull(row.deadlineAt)}>{t('task.inTime')}</span>;
}

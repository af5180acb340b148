import type { TaskRow } from '@rondo/contract/task';
import { useT } from '../../../shared/i18n.tsx';
import { Deadline } from '../../../shared/ui/drawer/deadline.tsx';
import { Glyph } from '../../../shared/ui/glyph/glyph.tsx';

/** Work that is still to be done counts down; of work that was handed in only whether it was late is known in a row. */
export function RowDeadline({ row }: { row: Pick<TaskRow, 'state' | 'isOverdue' | 'deadlineAt'> }) {
  const t = useT();
  if (row.state === 'pending' || row.state === 'not_initiated') return <Deadline at={row.deadlineAt} />;
  if (!row.isOverdue) return <Deadline at={row.deadlineAt} finishedAt={row.deadlineAt} />;
  return (
    <span className="deadline" data-tone="late">
      <Glyph shape="alarm" />
      {t('state.taskView.overdue')}
    </span>
  );
}

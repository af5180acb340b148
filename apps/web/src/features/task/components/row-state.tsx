import type { TaskRow } from '@rondo/contract/task';
import { RECTIFICATION_STATES } from '@rondo/domain/rectification';
import { TASK_STATES, taskMachine } from '@rondo/domain/task';
import { useT } from '../../../shared/i18n.tsx';
import { useMe } from '../../../shared/session/me.ts';
import { StateLabel } from '../../../shared/ui/status/state-label.tsx';

type Row = Pick<TaskRow, 'objectKind' | 'state' | 'act' | 'claimedBy' | 'initiator' | 'dispatch'>;

/**
 * The state of a row as its reader calls it: whoever dispatched a task sees it as distributed until somebody begins, and
 * in "to do" what waits for the reader is pending process. The icon is always the state's own.
 */
export function RowState({ row, bare = false }: { row: Row; bare?: boolean }) {
  const t = useT();
  const me = useMe();
  const pendingProcess = row.act === null ? undefined : t('state.taskView.pending_process');
  if (row.objectKind === 'rectification') {
    const state = RECTIFICATION_STATES.find((s) => s === row.state) ?? 'pending';
    return (
      <StateLabel object="rectification" state={state} bare={bare}>
        {pendingProcess}
      </StateLabel>
    );
  }
  const state = TASK_STATES.find((s) => s === row.state) ?? 'pending';
  const isToHandle = taskMachine.waitsFor(state) === 'handler';
  if (isToHandle && row.claimedBy) {
    return (
      <span title={t('task.claimedBy', { name: row.claimedBy.name })}>
        <StateLabel object="task" state="in_progress" bare={bare} />
      </span>
    );
  }
  const isMine = row.initiator?.id === me.id && row.dispatch !== 'self_initiated';
  const distributed = isToHandle && isMine ? t('state.taskView.distributed') : undefined;
  return (
    <StateLabel object="task" state={state} bare={bare}>
      {pendingProcess ?? distributed}
    </StateLabel>
  );
}

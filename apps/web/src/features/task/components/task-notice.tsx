import type { TaskDetail } from '@rondo/contract/task';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { useMe } from '../../../shared/session/me.ts';
import { Strip } from '../../../shared/ui/drawer/strip.tsx';

/** One strip at most, for what keeps the task from going on: it is over, late, sent back, taken, not begun. */
export function TaskNotice({ detail }: { detail: TaskDetail }) {
  const t = useT();
  const format = useFormat();
  const me = useMe();
  const { state, closeReason, closeNote, claimedBy } = detail;
  if (state === 'closed' && closeReason) {
    const reason = t(`state.closeReason.${closeReason}`);
    return (
      <Strip tone="mute">
        {closeNote ? t('task.closedNote', { reason, note: closeNote }) : t('task.closedStrip', { reason })}
      </Strip>
    );
  }
  if (state === 'not_initiated') {
    return <Strip tone="wait">{t('task.notBegun', { time: format.dateTime(detail.startAt) })}</Strip>;
  }
  if (state !== 'pending') return null;
  if (detail.isOverdue) {
    const time = format.duration(Math.max(0, Date.now() - Date.parse(detail.deadlineAt)));
    return (
      <Strip tone="bad" title={`${t('task.lateStrip', { time })} `}>
        {t(detail.deadlinePolicy === 'close' ? 'task.lateCloses' : 'task.lateAllowed')}
      </Strip>
    );
  }
  const rejected = detail.history.findLast((entry) => entry.event === 'reject' || entry.event === 'submit');
  if (rejected?.event === 'reject' && rejected.comment) {
    return <Strip tone="warn">{t('task.rejectedStrip', { reason: rejected.comment })}</Strip>;
  }
  if (claimedBy && claimedBy.id !== me.id) {
    return <Strip tone="mute">{t('task.claimedStrip', { name: claimedBy.name })}</Strip>;
  }
  return null;
}

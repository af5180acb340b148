import type { TaskDetail } from '@rondo/contract/task';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { useMe } from '../../../shared/session/me.ts';
import { Banner } from '../../../shared/ui/drawer/banner.tsx';
import { openRectifications } from '../timeline-nodes.ts';

/** One banner at most, for what keeps the task from going on: it is over, late, sent back, taken, not begun. What is late and was sent back says both. */
export function TaskNotice({ detail }: { detail: TaskDetail }) {
  const t = useT();
  const format = useFormat();
  const me = useMe();
  const { state, closeReason, closeNote, claimedBy } = detail;
  if (state === 'closed' && closeReason) {
    const reason = t(`state.closeReason.${closeReason}`);
    return (
      <Banner tone="mute">
        {closeNote ? t('task.closedNote', { reason, note: closeNote }) : t('task.closedBanner', { reason })}
      </Banner>
    );
  }
  if (state === 'not_initiated') {
    return <Banner tone="wait">{t('task.notBegun', { time: format.dateTime(detail.startAt) })}</Banner>;
  }
  if (state === 'pending_rectification') {
    const count = openRectifications(detail);
    return <Banner tone="wait">{t('task.heldBanner', { count })}</Banner>;
  }
  if (state !== 'pending') return null;
  const last = detail.history.findLast((entry) => entry.event === 'reject' || entry.event === 'submit');
  const rejected = last?.event === 'reject' && last.comment ? t('task.rejectedBanner', { reason: last.comment }) : null;
  if (detail.isOverdue) {
    const time = format.duration(Math.max(0, Date.now() - Date.parse(detail.deadlineAt)));
    return (
      <Banner tone="bad" title={`${t('task.lateBanner', { time })} `}>
        {t(detail.deadlinePolicy === 'close' ? 'task.lateCloses' : 'task.lateAllowed')}
        {rejected && <div>{rejected}</div>}
      </Banner>
    );
  }
  if (rejected) return <Banner tone="warn">{rejected}</Banner>;
  if (claimedBy && claimedBy.id !== me.id) {
    return <Banner tone="mute">{t('task.claimedBanner', { name: claimedBy.name })}</Banner>;
  }
  return null;
}

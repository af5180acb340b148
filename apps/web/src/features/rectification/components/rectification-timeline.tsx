import type { HistoryEntry } from '@rondo/contract/kit/shapes';
import type { RectificationDetail } from '@rondo/contract/rectification';
import { ENDED_BY_CORRECTION } from '@rondo/domain/rectification';
import type { MessageKey } from '@rondo/messages';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { ProcessTimeline } from '../../../shared/process/process-timeline.tsx';
import type { TimelineNode } from '../../../shared/ui/drawer/timeline.tsx';

/** What a node looks like, by the event that made it. */
const LOOKS: Record<string, TimelineNode['state']> = {
  create: 'initiated',
  handle: 'handled',
  handle_unreviewed: 'approved',
  approve: 'approved',
  reject: 'rejected',
  withdraw: 'pending',
  transfer: 'pending',
  extend: 'pending',
  end: 'closed',
  reopen: 'rejected',
  remind: 'pending_cc',
};

/** The process so far, and whom it waits for now. */
export function RectificationTimeline({ detail }: { detail: RectificationDetail }) {
  const t = useT();
  const format = useFormat();
  const waits =
    detail.state === 'pending' ? detail.handlers : detail.state === 'awaiting_review' ? detail.reviewers : null;
  const future: TimelineNode[] = [];
  if (waits) {
    const isFix = detail.state === 'pending';
    const role = t(`state.processRole.${isFix ? 'rectification_handler' : 'rectification_reviewer'}`);
    future.push({
      key: 'next',
      state: isFix ? 'pending' : 'pending_review',
      act: `${role} · ${t(isFix ? 'rectification.event.waitHandle' : 'rectification.event.waitReview')}`,
      who: format.list(waits.map((p) => p.name)),
      isFuture: true,
    });
  }
  const { handlerMs, reviewerMs } = detail.timeByParty;
  const wasReviewed = detail.history.some((entry) => entry.toState === 'awaiting_review');
  const summary = t(wasReviewed ? 'rectification.timeByParty' : 'rectification.timeByPartyHandler', {
    handler: format.duration(handlerMs),
    reviewer: format.duration(reviewerMs),
  });
  return (
    <ProcessTimeline
      history={detail.history}
      of={detail.title}
      past={(entry, i) => ({
        key: entry.id,
        state: LOOKS[entry.event] ?? 'initiated',
        act: actOf(entry, detail.history.slice(0, i + 1), t, format.dateTime),
        who: entry.actor?.name ?? '',
      })}
      future={future}
      summary={summary}
    />
  );
}

function actOf(
  entry: HistoryEntry,
  soFar: readonly HistoryEntry[],
  t: ReturnType<typeof useT>,
  dateTime: (value: string) => string,
): string {
  if (entry.data.because === ENDED_BY_CORRECTION) return t('rectification.corrected');
  if (entry.event === 'handle')
    return t('rectification.attempt', { round: soFar.filter((e) => e.event === 'handle').length });
  const { to } = entry.data;
  const shown = typeof to !== 'string' ? '' : entry.event === 'extend' ? dateTime(to) : to;
  return t(`rectification.event.${entry.event}` as MessageKey, { to: shown });
}

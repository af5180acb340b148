import type { HistoryEntry } from '@rondo/contract/kit/shapes';
import type { RectificationDetail } from '@rondo/contract/rectification';
import { ENDED_BY_CORRECTION, type RectificationEvent, rectificationMachine } from '@rondo/domain/rectification';
import type { MessageKey } from '@rondo/messages';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { ProcessTimeline } from '../../../shared/process/process-timeline.tsx';
import type { TimelineNode } from '../../../shared/ui/drawer/timeline.tsx';

/** What a node looks like, by the event that made it: those of the machine, and what else the history keeps. */
const LOOKS: Record<RectificationEvent | 'create' | 'remind', TimelineNode['state']> = {
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
const REVIEWED = rectificationMachine.waitingFor('reviewer');
const lookOf = (event: string): TimelineNode['state'] =>
  Object.hasOwn(LOOKS, event) ? LOOKS[event as keyof typeof LOOKS] : 'initiated';

/** The node of whom it waits for. */
const WAITS = {
  handler: {
    look: 'pending',
    role: 'state.processRole.rectification_handler',
    act: 'rectification.event.waitHandle',
    who: (detail) => detail.handlers,
  },
  reviewer: {
    look: 'pending_review',
    role: 'state.processRole.rectification_reviewer',
    act: 'rectification.event.waitReview',
    who: (detail) => detail.reviewers,
  },
} as const satisfies Record<NonNullable<ReturnType<typeof rectificationMachine.waitsFor>>, Wait>;

interface Wait {
  look: TimelineNode['state'];
  role: MessageKey;
  act: MessageKey;
  who: (detail: RectificationDetail) => RectificationDetail['handlers'];
}

/** The process so far, and whom it waits for now. */
export function RectificationTimeline({ detail }: { detail: RectificationDetail }) {
  const t = useT();
  const format = useFormat();
  const waitedFor = rectificationMachine.waitsFor(detail.state);
  const future: TimelineNode[] = [];
  if (waitedFor !== null) {
    const { look, role, act, who } = WAITS[waitedFor];
    future.push({
      key: 'next',
      state: look,
      act: `${t(role)} · ${t(act)}`,
      who: format.list(who(detail).map((p) => p.name)),
      isFuture: true,
    });
  }
  const { handlerMs, reviewerMs } = detail.timeByParty;
  const wasReviewed = detail.history.some((entry) => REVIEWED.some((state) => state === entry.toState));
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
        state: lookOf(entry.event),
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

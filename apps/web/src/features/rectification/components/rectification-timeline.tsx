import type { HistoryEntry } from '@rondo/contract/kit/shapes';
import type { RectificationDetail } from '@rondo/contract/rectification';
import {
  DENIED_BY_SILENCE,
  ENDED_BY_CORRECTION,
  type RectificationEvent,
  rectificationMachine,
} from '@rondo/domain/rectification';
import type { MessageKey } from '@rondo/messages';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { ProcessTimeline } from '../../../shared/process/process-timeline.tsx';
import type { TimelineNode } from '../../../shared/ui/drawer/timeline.tsx';
import { ACTS } from './acts.ts';

/** What the history keeps beside the events of the machine, and how it looks. */
const OTHERS = {
  create: 'initiated',
  remind: 'pending_cc',
  cc: 'cc_sent',
  escalate: 'pending_cc',
  escalate_review: 'pending_cc',
} as const;
type Told = RectificationEvent | keyof typeof OTHERS;
const isOther = (event: string): event is keyof typeof OTHERS => Object.hasOwn(OTHERS, event);
const isTold = (event: string): event is Told => Object.hasOwn(ACTS, event) || isOther(event);
const lookOf = (event: Told): TimelineNode['state'] => (isOther(event) ? OTHERS[event] : ACTS[event].look);
/** What they say of `to` are names; the others say a time. */
const NAMES: readonly string[] = ['transfer', 'escalate', 'escalate_review'] satisfies Told[];
const REVIEWED = rectificationMachine.waitingFor('reviewer');

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
  const judges = detail.people.filter((p) => p.relation === 'judge');
  if (detail.isAppealed)
    future.splice(0, 1, {
      ...{ key: 'next', state: 'pending_review', isFuture: true },
      act: `${t('rectification.judge')} · ${t('rectification.event.waitJudge')}`,
      who: format.list(judges.map((p) => p.name)),
    });
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
        state: isTold(entry.event) ? lookOf(entry.event) : 'initiated',
        act: actOf(entry, detail.history.slice(0, i + 1), t, format),
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
  { dateTime, list, count }: Pick<ReturnType<typeof useFormat>, 'dateTime' | 'list' | 'count'>,
): string {
  if (entry.data.because === ENDED_BY_CORRECTION) return t('rectification.corrected');
  const { cost, noVisibleChange } = entry.data;
  const said = typeof cost === 'number' ? ` · ${t('rectification.costSaid', { cost: count(cost) })}` : '';
  const mark = said + (noVisibleChange === true ? ` · ${t('rectification.unchanged')}` : '');
  if (entry.event === 'handle')
    return t('rectification.attempt', { round: soFar.filter((e) => e.event === 'handle').length }) + mark;
  const to = entry.data.to ?? entry.data.deadlineAt;
  const shown = Array.isArray(to)
    ? list(to.map(String))
    : typeof to !== 'string'
      ? ''
      : NAMES.includes(entry.event)
        ? to
        : dateTime(to);
  if (entry.data.because === DENIED_BY_SILENCE)
    return `${t('rectification.event.deny_extension')} · ${t('rectification.silence')}`;
  return isTold(entry.event) ? t(`rectification.event.${entry.event}`, { to: shown }) + mark : '';
}

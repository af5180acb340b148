import { DAY_MS } from '@rondo/domain/duration';
import { LIMIT } from '@rondo/domain/limit';
import { SEVERITIES } from '@rondo/domain/scoring/template';
import type { NewFact } from './fact.queries.ts';

const NOTHING = { levelRank: null, ratePercent: null, severity: null, times: 1, dayNo: null } as const;

interface Work {
  id: string;
  number: string;
  shop_id: string | null;
  member_id: string | null;
}

const baseOf = (kind: NewFact['source']['kind'], { id, number, shop_id, member_id }: Work) => ({
  ...{ ...NOTHING, shopId: shop_id, memberId: member_id, source: { kind, id, name: number } },
});

interface Inspected extends Work {
  mode: string;
  level_rank: number | null;
  rate_percent: number | null;
  red_lines: number;
  failed: readonly { severity: string; times: number }[];
}

/** Of an inspection that counts: its level and rate, its red lines, what failed, and that the store looked at itself. */
export function inspected(found: Inspected): NewFact[] {
  const { id, level_rank: levelRank, rate_percent: ratePercent, red_lines, mode, failed } = found;
  const base = baseOf('record', found);
  const key = (what: string) => `record:${id}:${what}`;
  return [
    ...(levelRank === null ? [] : [{ ...base, key: key('level'), event: 'inspection_level' as const, levelRank }]),
    ...(ratePercent === null ? [] : [{ ...base, key: key('rate'), event: 'inspection_rate' as const, ratePercent }]),
    ...(red_lines === 0 ? [] : [{ ...base, key: key('red_line'), event: 'red_line' as const }]),
    ...SEVERITIES.flatMap((severity) => {
      const times = failed.find((one) => one.severity === severity)?.times ?? 0;
      return times === 0
        ? []
        : [{ ...base, key: key(`failed:${severity}`), event: 'item_failed' as const, severity, times }];
    }),
    ...(mode === 'self' ? [{ ...base, key: key('self'), event: 'self_inspection' as const }] : []),
  ];
}

/** The same item failed again within the window: the first failure is number 1. */
export const repeated = (found: Work & { repeat_no: number }): NewFact[] =>
  found.repeat_no <= 1
    ? []
    : [
        {
          ...baseOf('rectification', found),
          key: `rectification:${found.id}:repeat`,
          event: 'rectification_repeat',
        },
      ];

/** A fix was sent back; `round`: the one that began by it. */
export const rejected = (found: Work & { round: number }): NewFact => ({
  ...baseOf('rectification', found),
  key: `rectification:${found.id}:rejected:${found.round}`,
  event: 'rectification_rejected',
});

interface Completed extends Work {
  completed_at: Date | null;
  handled_at: Date | null;
  deadline_at: Date;
}

/** It is completed, and its fix was handed in by its deadline. */
export function putRight(found: Completed): NewFact[] {
  const { id, completed_at: completedAt, handled_at: handledAt, deadline_at: deadlineAt } = found;
  if (completedAt === null || (handledAt ?? completedAt) > deadlineAt) return [];
  const key = `rectification:${id}:on_time:${completedAt.getTime()}`;
  return [{ ...baseOf('rectification', found), key, event: 'rectification_on_time' }];
}

/** Every day that a round of a rectification was overdue until a moment. */
export function daysOverdue(found: Work & { round: number; deadline_at: Date }, until: Date): NewFact[] {
  const { id, round, deadline_at: deadlineAt } = found;
  if (until <= deadlineAt) return [];
  const days = Math.min(Math.floor((until.getTime() - deadlineAt.getTime()) / DAY_MS) + 1, LIMIT.points.maxDays);
  return Array.from({ length: days }, (_, i) => ({
    ...{ ...baseOf('rectification', found), event: 'rectification_overdue' as const, dayNo: i + 1 },
    key: `rectification:${id}:overdue:${round}:${i + 1}`,
  }));
}

/** A learning list that somebody read by its day, or whose quiz they passed. */
export function learned(
  event: 'learning_read' | 'learning_passed',
  found: Work & { is_in_time: boolean | null; passed_at: Date | null },
): NewFact[] {
  const hasHappened = event === 'learning_read' ? found.is_in_time === true : found.passed_at !== null;
  return hasHappened ? [{ ...baseOf('learning', found), key: `${event}:${found.id}:${found.member_id}`, event }] : [];
}

/** An announcement that stands and that somebody read by its end; one without an end is never late. */
export function noticeRead(found: Work & { state: string; expires_at: Date | null; done_at: Date | null }): NewFact[] {
  const { id, state, member_id: memberId, expires_at: end, done_at: at } = found;
  if (state !== 'sent' || at === null || (end !== null && at > end)) return [];
  return [{ ...baseOf('notice', found), key: `notice_read:${id}:${memberId}`, event: 'notice_read' }];
}

/** An event of AI checks that is confirmed; those of a rule on trial count for nothing. */
export function confirmedEvent(found: Work & { state: string; is_shadow: boolean; judged_at: Date | null }): NewFact[] {
  const { id, state, is_shadow: isShadow, judged_at: at } = found;
  if (state !== 'confirmed' || isShadow || at === null) return [];
  return [{ ...baseOf('ai_event', found), key: `ai_event:${id}:${at.getTime()}`, event: 'ai_event_confirmed' }];
}

interface Ended extends Work {
  state: string;
  close_reason: string | null;
  was_late: boolean;
  finished_at: Date | null;
  deadline_at: Date;
  submitted_at: Date | null;
}

/** A task that is completed, in time or late, or that its deadline closed. */
export function taskEnded(found: Ended, now: Date): NewFact[] {
  const { id, state, close_reason: reason, finished_at: at, deadline_at: deadlineAt, submitted_at } = found;
  const base = { ...baseOf('task', found), key: `task:${id}:${at?.getTime() ?? 0}` };
  const isLate = found.was_late || (submitted_at ?? at ?? now) > deadlineAt;
  if (state === 'completed') return [{ ...base, event: isLate ? 'task_overdue' : 'task_on_time' }];
  return state === 'closed' && reason === 'deadline' ? [{ ...base, event: 'task_closed' }] : [];
}

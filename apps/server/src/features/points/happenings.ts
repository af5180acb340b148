import { DAY_MS } from '@rondo/domain/duration';
import { LIMIT } from '@rondo/domain/limit';
import { pointsCycleOf } from '@rondo/domain/points/cycle';
import type { RectificationEvent } from '@rondo/domain/rectification';
import { SEVERITIES } from '@rondo/domain/scoring/template';
import type { TaskEvent } from '@rondo/domain/task';
import { liveOf } from '../points-rule/index.ts';
import { openMissing } from './account.queries.ts';
import * as q from './fact.queries.ts';
import { dayOf, happen, unhappen } from './facts.ts';
import type { Writer } from './post.ts';

const NOTHING = { levelRank: null, ratePercent: null, severity: null, times: 1, dayNo: null } as const;

/** An inspection that counts: its level and rate, its red lines, what failed, and that the store looked at itself. */
export async function record(tx: Writer, id: string): Promise<void> {
  const found = await q.recordOf(tx.db, tx.companyId, id).executeTakeFirst();
  if (found?.state !== 'effective') return;
  const { number, shop_id: shopId, inspector_id: memberId, level_rank, rate_percent, red_lines, mode, failed } = found;
  const base = { ...NOTHING, shopId, memberId, source: { kind: 'record' as const, id, name: number } };
  const key = (what: string) => `record:${id}:${what}`;
  await happen(tx, [
    ...(level_rank === null
      ? []
      : [{ ...base, key: key('level'), event: 'inspection_level' as const, levelRank: level_rank }]),
    ...(rate_percent === null
      ? []
      : [{ ...base, key: key('rate'), event: 'inspection_rate' as const, ratePercent: rate_percent }]),
    ...(red_lines === 0 ? [] : [{ ...base, key: key('red_line'), event: 'red_line' as const }]),
    ...SEVERITIES.flatMap((severity) => {
      const times = failed.find((one) => one.severity === severity)?.times ?? 0;
      return times === 0
        ? []
        : [{ ...base, key: key(`failed:${severity}`), event: 'item_failed' as const, severity, times }];
    }),
    ...(mode === 'self' ? [{ ...base, key: key('self'), event: 'self_inspection' as const }] : []),
  ]);
}

/** The same item failed again within the window. */
export async function repeat(tx: Writer, id: string): Promise<void> {
  const found = await q.rectificationOf(tx.db, tx.companyId, id).executeTakeFirst();
  if (!found || found.repeat_no === 0) return;
  const source = { kind: 'rectification' as const, id, name: found.number };
  const base = { ...NOTHING, shopId: found.shop_id, memberId: found.member_id, source };
  await happen(tx, [{ ...base, key: `rectification:${id}:repeat`, event: 'rectification_repeat' }]);
}

export async function rectification(tx: Writer, id: string, event: RectificationEvent): Promise<void> {
  if (event === 'reopen') return unhappen(tx, id, ['rectification_on_time']);
  const found = await q.rectificationOf(tx.db, tx.companyId, id).executeTakeFirst();
  if (!found) return;
  const source = { kind: 'rectification' as const, id, name: found.number };
  const base = { ...NOTHING, shopId: found.shop_id, memberId: found.member_id, source };
  if (event === 'reject')
    await happen(tx, [
      { ...base, key: `rectification:${id}:rejected:${found.round}`, event: 'rectification_rejected' },
    ]);
  if (event === 'handle' || event === 'handle_unreviewed') await overdue(tx, id);
  const { completed_at: completedAt, handled_at: handledAt, deadline_at: deadlineAt } = found;
  if (completedAt !== null && (handledAt ?? completedAt) <= deadlineAt)
    await happen(tx, [
      { ...base, key: `rectification:${id}:on_time:${completedAt.getTime()}`, event: 'rectification_on_time' },
    ]);
}

/** Every day that a rectification is overdue, up to now or to when its fix was handed in. Asked again each night. */
export async function overdue(tx: Writer, id: string): Promise<void> {
  const found = await q.rectificationOf(tx.db, tx.companyId, id).executeTakeFirst();
  if (!found) return;
  const { deadline_at: deadlineAt, handled_at: handledAt, round, state } = found;
  const until = state === 'pending' ? tx.now() : handledAt;
  if (until === null || until <= deadlineAt) return;
  const days = Math.min(Math.floor((until.getTime() - deadlineAt.getTime()) / DAY_MS) + 1, LIMIT.points.maxDays);
  const source = { kind: 'rectification' as const, id, name: found.number };
  const base = { ...NOTHING, shopId: found.shop_id, memberId: found.member_id, source };
  await happen(
    tx,
    Array.from({ length: days }, (_, i) => ({
      ...{ ...base, key: `rectification:${id}:overdue:${round}:${i + 1}`, event: 'rectification_overdue' as const },
      dayNo: i + 1,
    })),
  );
}

export async function task(tx: Writer, id: string, event: TaskEvent): Promise<void> {
  if (event === 'reopen') return unhappen(tx, id, ['task_closed']);
  const found = await q.taskOf(tx.db, tx.companyId, id).executeTakeFirst();
  if (!found) return;
  const { state, close_reason: reason, finished_at: at, deadline_at: deadlineAt, submitted_at: submittedAt } = found;
  const source = { kind: 'task' as const, id, name: found.number };
  const base = { ...NOTHING, shopId: found.shop_id, memberId: found.member_id, source };
  const key = `task:${id}:${at?.getTime() ?? 0}`;
  const isLate = found.was_late || (submittedAt ?? at ?? tx.now()) > deadlineAt;
  if (state === 'completed') await happen(tx, [{ ...base, key, event: isLate ? 'task_overdue' : 'task_on_time' }]);
  if (state === 'closed' && reason === 'deadline') await happen(tx, [{ ...base, key, event: 'task_closed' }]);
}

/** Everybody whom an enabled rule is about has an account, and so a place among the others, from the first day. */
export async function openAccounts(tx: Writer, ruleId: string): Promise<void> {
  const row = await q.ruleById(tx.db, tx.companyId, ruleId).executeTakeFirst();
  if (row?.state !== 'enabled') return;
  const { cycle } = liveOf(row);
  const day = await dayOf(tx);
  const cycleFrom = pointsCycleOf(cycle, day).from;
  await openMissing(tx.db, { companyId: tx.companyId, ruleId, cycleFrom, at: tx.now() });
}

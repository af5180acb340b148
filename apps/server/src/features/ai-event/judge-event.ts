import { type AiEventEvent, aiEventMachine, type FalseReason } from '@rondo/domain/ai-event';
import type { Tx } from '../../platform/context.ts';
import { settleRule } from '../ai-rule/index.ts';
import { stateOf } from './event.present.ts';
import * as q from './event.queries.ts';
import { rectifyEvent } from './rectify-event.ts';
import { endReviews } from './review-task.ts';

interface Judgement {
  event: Exclude<AiEventEvent, 'ignore'>;
  reason: FalseReason | null;
  /** Null: nobody; the rule confirms by itself. */
  memberId: string | null;
}

/**
 * One judgement in the caller's transaction. False: it cannot be judged so any more, somebody was faster. What is confirmed becomes a
 * rectification where the rule says so.
 */
export async function judgeEvent(tx: Tx, id: string, { event, reason, memberId }: Judgement): Promise<boolean> {
  const { db, companyId } = tx;
  const before = await q.withRule(db, companyId, id).forUpdate('e').executeTakeFirst();
  if (!before) return false;
  const from = stateOf(before.state);
  const to = aiEventMachine.after(from, event);
  if (!to) return false;
  const at = tx.now();
  const isUndone = event === 'undo';
  const said = { judged_by: isUndone ? null : memberId, judged_at: isUndone ? null : at };
  const change = { state: to, ...said, reason: event === 'refute' ? (reason ?? 'other') : null, updated_at: at };
  const moved = await q.move(db, companyId, id, event, change).executeTakeFirst();
  if (!moved) return false;
  const data = event === 'refute' ? { reason: reason ?? 'other' } : {};
  const name = `${before.shop_name} ${before.event_name}`;
  await tx.addHistory({ kind: 'aiEvent', id, name, event, from, to, data });
  if (to === 'confirmed' && before.handling === 'rectify' && !before.is_shadow)
    await rectifyEvent(tx, before, memberId);
  if (to === 'confirmed') await tx.emit('ai-event.confirmed', { eventId: id });
  if (isUndone && from === 'confirmed') await tx.emit('ai-event.undone', { eventId: id });
  await endReviews(tx, [before.review_task_id]);
  await settleRule(tx, before.rule_id);
  return true;
}

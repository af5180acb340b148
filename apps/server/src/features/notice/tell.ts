import { LIMIT } from '@rondo/domain/limit';
import { waitsForHours } from '@rondo/domain/notice';
import type { Tx } from '../../platform/context.ts';
import { atOnce, inTheirHours, type PushTimes } from './push-times.ts';
import * as recipients from './recipient.queries.ts';
import { importanceOf, type NoticeRecord } from './stored.ts';

const { part: PART } = LIMIT.announcement;

/** When the readers of one are pushed. */
export const pushTimesOf = (tx: Tx, row: Pick<NoticeRecord, 'importance' | 'is_emergency'>): Promise<PushTimes> => {
  const waits = waitsForHours({ importance: importanceOf(row.importance), isEmergency: row.is_emergency });
  return waits ? inTheirHours(tx) : Promise.resolve(atOnce);
};

/** Tells some recipients who have it already, part by part; those whose hours have not come are told when they have. */
export async function tell(tx: Tx, row: NoticeRecord, memberIds: readonly string[], round: number): Promise<void> {
  const timesOf = await pushTimesOf(tx, row);
  const part = { companyId: tx.companyId, id: row.id };
  for (let from = 0; from < memberIds.length; from += PART) {
    const some = memberIds.slice(from, from + PART);
    const times = await timesOf(some);
    await recipients.holdBack(tx.db, part, heldOf(times), round);
    await emitTo(tx, row.id, some, times, round);
  }
}

/** Those who are told later, with when. */
export const heldOf = (times: ReadonlyMap<string, Date>) =>
  [...times].map(([member_id, at]) => ({ member_id, tell_at: at.toISOString() }));

/** Tells those of some whose time it is. */
export async function emitTo(
  tx: Tx,
  id: string,
  some: readonly string[],
  times: ReadonlyMap<string, Date>,
  round: number,
): Promise<void> {
  const now = some.filter((memberId) => !times.has(memberId));
  if (now.length > 0) await tx.emit('notice.sent', { id, memberIds: now, round });
}

/** Tells who was to be told by now, as far as something is still asked of them; whether there may be more. */
export async function tellHeld(tx: Tx): Promise<boolean> {
  const due = await recipients.holdDue(tx.db, tx.companyId, tx.now(), PART).execute();
  if (due.length === 0) return false;
  await recipients.release(tx.db, tx.companyId, due);
  const waiting = new Map<string, { id: string; round: number; memberIds: string[] }>();
  for (const { notice_id: id, member_id, tell_round: round, is_done } of due) {
    if (is_done) continue;
    const key = `${id} ${round}`;
    const told = waiting.get(key) ?? { id, round, memberIds: [] };
    told.memberIds.push(member_id);
    waiting.set(key, told);
  }
  for (const one of waiting.values()) await tx.emit('notice.sent', one);
  return due.length === PART;
}

import type { Actor } from '@rondo/domain/actor';
import type { Db } from '../../platform/db/company-db.ts';

interface Turn {
  kind: 'task' | 'rectification';
  id: string;
  act: 'handle' | 'review';
  shopId: string;
  memberIds: readonly string[];
  sinceAt: Date;
  deadlineAt: Date;
}

/** Says whose turn an object is now; whoever had it before has it no more. Part of every move. */
export async function setTurns(db: Db, companyId: string, turn: Turn): Promise<void> {
  await clearTurns(db, companyId, [turn.id]);
  await addTurns(db, companyId, [turn]);
}

/** Turns of new objects, in one statement. */
export async function addTurns(db: Db, companyId: string, turns: readonly Turn[]): Promise<void> {
  const rows = turns.flatMap((turn) =>
    [...new Set(turn.memberIds)].map((member_id) => ({
      company_id: companyId,
      member_id,
      object_kind: turn.kind,
      object_id: turn.id,
      act: turn.act,
      shop_id: turn.shopId,
      since_at: turn.sinceAt,
      deadline_at: turn.deadlineAt,
    })),
  );
  if (rows.length > 0) await db.insertInto('turn').values(rows).execute();
}

/** Nobody's turn any more: the object is over. */
export async function clearTurns(db: Db, companyId: string, objectIds: readonly string[]): Promise<void> {
  if (objectIds.length === 0) return;
  await db
    .deleteFrom('turn')
    .where('company_id', '=', companyId)
    .where('object_id', 'in', [...objectIds])
    .execute();
}

/** A claimed object waits for one of its handlers only; the others get it back when it is released. */
export const keepTurnOf = (db: Db, companyId: string, objectId: string, memberId: string) =>
  db
    .deleteFrom('turn')
    .where('company_id', '=', companyId)
    .where('object_id', '=', objectId)
    .where('member_id', '!=', memberId);

/** A new deadline is the turn's deadline too. */
export const moveTurnDeadline = (db: Db, companyId: string, objectId: string, deadlineAt: Date) =>
  db
    .updateTable('turn')
    .set({ deadline_at: deadlineAt })
    .where('company_id', '=', companyId)
    .where('object_id', '=', objectId);

/** What waits for a member: the to-do counter and tab. */
export const turnsOf = (db: Db, actor: Actor) =>
  db.selectFrom('turn').where('turn.company_id', '=', actor.companyId).where('turn.member_id', '=', actor.memberId);

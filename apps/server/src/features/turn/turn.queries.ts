import type { Actor } from '@rondo/domain/actor';
import type { WorkKind } from '@rondo/domain/workflows';
import { type Insertable, type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { insertAll } from '../../platform/db/insert-all.ts';
import type { Turn as TurnRow } from '../../platform/db/schema.gen.ts';

interface Turn {
  kind: WorkKind;
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

/** Rows of many new objects, in one statement. */
export const insertTurns = (db: Db, rows: readonly Insertable<TurnRow>[]) => insertAll(db, 'turn', rows);

const COLUMNS = sql.raw('company_id, member_id, object_kind, object_id, act, shop_id, since_at, deadline_at');

/** Turns that a query answers with, its columns in the order of the table; whoever has the turn already keeps it. */
export const insertTurnsOf = (db: Db, rows: RawBuilder<unknown>) =>
  sql`insert into turn (${COLUMNS}) ${rows} on conflict do nothing`.execute(db);

/** A turn that goes from one member to another; `null`: to nobody new. */
interface PassedTurn {
  id: string;
  act: 'handle' | 'review';
  to_id: string | null;
}

const passed = (turns: readonly PassedTurn[]): RawBuilder<unknown> =>
  sql`json_to_recordset(${JSON.stringify(turns)}::json) as w(id uuid, act text, to_id uuid)`;

/** The successor has the rest of the time. */
export const passTurns = (db: Db, companyId: string, fromId: string, turns: readonly PassedTurn[], at: Date) =>
  insertTurnsOf(
    db,
    sql`select u.company_id, w.to_id, u.object_kind, u.object_id, u.act, u.shop_id, ${at}::timestamptz, u.deadline_at
      from ${passed(turns)} join turn u on u.company_id = ${companyId} and u.object_id = w.id and u.act = w.act
     where u.member_id = ${fromId} and w.to_id is not null`,
  );

/** Somebody has these turns no more. */
export const dropTurns = (db: Db, companyId: string, fromId: string, turns: readonly PassedTurn[]) =>
  sql`delete from turn u using ${passed(turns)}
    where u.company_id = ${companyId} and u.object_id = w.id and u.member_id = ${fromId} and u.act = w.act`.execute(db);

import type { Actor } from '@rondo/domain/actor';
import type { Relation } from '@rondo/domain/relation';
import type { WorkKind } from '@rondo/domain/workflows';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { stateIn } from '../../platform/db/states.ts';
import { and, peopleTable } from './tables.queries.ts';
import type { Part, Waiting } from './work.ts';

/** What somebody has to do whose turn it is. */
type Act = 'handle' | 'review';
const ACTS: Record<Part, Act> = { handler: 'handle', reviewer: 'review' };
export const actOf = (part: Part): Act => ACTS[part];

/** What waits for a member: the to-do counter and tab. */
export const turnsOf = (db: Db, actor: Actor) =>
  db.selectFrom('turn').where('turn.company_id', '=', actor.companyId).where('turn.member_id', '=', actor.memberId);

const COLUMNS = sql.raw('company_id, member_id, object_kind, object_id, act, shop_id, since_at, deadline_at');

/**
 * Those with a part in some objects have the turn as far as the objects wait for this part; whoever has it already keeps it.
 * A timed state has the deadline of its object, any other the time that its review may take.
 */
export function giveTurns(
  db: Db,
  companyId: string,
  { kind, machine, exists, hasTurn }: Waiting,
  part: Part,
  ids: readonly string[],
  at: Date,
): Promise<unknown> {
  const { table, key } = peopleTable(kind);
  return sql`insert into turn (${COLUMNS})
    select o.company_id, p.member_id, ${kind}, o.id, ${actOf(part)}, o.shop_id, ${at}::timestamptz,
           case when ${stateIn('o.state', machine.timed)} then o.deadline_at else ${at}::timestamptz + o.review_hours * interval '1 hour' end
      from ${sql.table(kind)} o
      join ${table} p on p.company_id = o.company_id and p.${key} = o.id and p.relation = ${part}
     where o.company_id = ${companyId} and o.id = any(${[...ids]}::uuid[])
       and ${stateIn('o.state', machine.waitingFor(part))} ${and(exists)} ${and(hasTurn)}
    on conflict do nothing`.execute(db);
}

/** It is nobody's turn any more. */
export async function clearTurns(db: Db, companyId: string, objectIds: readonly string[]): Promise<void> {
  if (objectIds.length === 0) return;
  await db
    .deleteFrom('turn')
    .where('company_id', '=', companyId)
    .where('object_id', 'in', [...objectIds])
    .execute();
}

/** Of some objects it is not the turn any more of those who had this to do. */
export async function clearTurnsOf(db: Db, companyId: string, objectIds: readonly string[], act: Act): Promise<void> {
  if (objectIds.length === 0) return;
  await db
    .deleteFrom('turn')
    .where('company_id', '=', companyId)
    .where('object_id', 'in', [...objectIds])
    .where('act', '=', act)
    .execute();
}

/** What an object asks of those with a relation beside whom its state waits for. */
interface Beside {
  id: string;
  act: Act;
  relation: Relation;
  sinceAt: Date;
  deadlineAt: Date;
}

/** It is also the turn of those with a relation; whoever has it already keeps it. */
export function giveTurnsBeside(
  db: Db,
  companyId: string,
  kind: WorkKind,
  { id, act, relation, sinceAt, deadlineAt }: Beside,
): Promise<unknown> {
  const { table, key } = peopleTable(kind);
  return sql`insert into turn (${COLUMNS})
    select o.company_id, p.member_id, ${kind}, o.id, ${act}, o.shop_id, ${sinceAt}::timestamptz, ${deadlineAt}::timestamptz
      from ${sql.table(kind)} o
      join ${table} p on p.company_id = o.company_id and p.${key} = o.id and p.relation = ${relation}
     where o.company_id = ${companyId} and o.id = ${id}
    on conflict do nothing`.execute(db);
}

/** A claimed object waits for one of its handlers only; the others get it back when it is released. */
export const keepTurnOf = (db: Db, companyId: string, objectId: string, memberId: string) =>
  db
    .deleteFrom('turn')
    .where('company_id', '=', companyId)
    .where('object_id', '=', objectId)
    .where('member_id', '!=', memberId);

/** A new deadline of some objects is the deadline of their turns too. */
export const followDeadlines = (db: Db, companyId: string, kind: WorkKind, ids: readonly string[]) =>
  sql`update turn set deadline_at = o.deadline_at from ${sql.table(kind)} o
    where o.company_id = ${companyId} and o.id = any(${[...ids]}::uuid[])
      and turn.company_id = o.company_id and turn.object_id = o.id`.execute(db);

/** A turn that goes from one member to another; `null`: to nobody new. */
interface PassedTurn {
  id: string;
  act: Act;
  to_id: string | null;
}

const passed = (turns: readonly PassedTurn[]): RawBuilder<unknown> =>
  sql`json_to_recordset(${JSON.stringify(turns)}::json) as w(id uuid, act text, to_id uuid)`;

/** The successor has the rest of the time. */
export const passTurns = (db: Db, companyId: string, fromId: string, turns: readonly PassedTurn[], at: Date) =>
  sql`insert into turn (${COLUMNS})
    select u.company_id, w.to_id, u.object_kind, u.object_id, u.act, u.shop_id, ${at}::timestamptz, u.deadline_at
      from ${passed(turns)} join turn u on u.company_id = ${companyId} and u.object_id = w.id and u.act = w.act
     where u.member_id = ${fromId} and w.to_id is not null
    on conflict do nothing`.execute(db);

/** Somebody has these turns no more. */
export const dropTurns = (db: Db, companyId: string, fromId: string, turns: readonly PassedTurn[]) =>
  sql`delete from turn u using ${passed(turns)}
    where u.company_id = ${companyId} and u.object_id = w.id and u.member_id = ${fromId} and u.act = w.act`.execute(db);

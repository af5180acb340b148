import { rectificationMachine } from '@rondo/domain/rectification';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';

interface Part {
  id: string;
  relation: 'handler' | 'reviewer';
  to_id: string | null;
}

/** The parts as rows: hundreds of them in one parameter. */
const rows = (parts: readonly Part[]): RawBuilder<unknown> =>
  sql`json_to_recordset(${JSON.stringify(parts)}::json) as w(id uuid, relation text, to_id uuid)`;

const actOf = sql`case w.relation when 'handler' then 'handle' else 'review' end`;

export const addSuccessors = (db: Db, companyId: string, parts: readonly Part[]) =>
  sql`insert into rectification_person (company_id, rectification_id, member_id, relation, created_at)
    select r.company_id, r.id, w.to_id, w.relation, r.created_at
      from ${rows(parts)} join rectification r on r.company_id = ${companyId} and r.id = w.id
     where w.to_id is not null
    on conflict do nothing`.execute(db);

export const dropParts = (db: Db, companyId: string, fromId: string, parts: readonly Part[]) =>
  sql`delete from rectification_person p using ${rows(parts)}
    where p.company_id = ${companyId} and p.rectification_id = w.id and p.relation = w.relation
      and p.member_id = ${fromId}`.execute(db);

/** The successor has the rest of the time. */
export const passTurns = (db: Db, companyId: string, fromId: string, parts: readonly Part[], at: Date) =>
  sql`insert into turn (company_id, member_id, object_kind, object_id, act, shop_id, since_at, deadline_at)
    select u.company_id, w.to_id, u.object_kind, u.object_id, u.act, u.shop_id, ${at}, u.deadline_at
      from ${rows(parts)} join turn u on u.company_id = ${companyId} and u.object_id = w.id
     where u.member_id = ${fromId} and u.act = ${actOf} and w.to_id is not null
    on conflict do nothing`.execute(db);

export const dropTurns = (db: Db, companyId: string, fromId: string, parts: readonly Part[]) =>
  sql`delete from turn u using ${rows(parts)}
    where u.company_id = ${companyId} and u.object_id = w.id and u.member_id = ${fromId} and u.act = ${actOf}`.execute(
    db,
  );

export const touch = (db: Db, companyId: string, ids: readonly string[], at: Date) =>
  db
    .updateTable('rectification')
    .set((eb) => ({ updated_at: at, rev: eb('rev', '+', 1) }))
    .where('company_id', '=', companyId)
    .where(sql<SqlBool>`id = any(${[...ids]}::uuid[])`)
    .returning(['id', 'number', 'title', 'state']);

/** Ends what is open of some rectifications; answers in what state they were. */
export const endAll = (db: Db, companyId: string, ids: readonly string[], reason: string, at: Date) =>
  db
    .updateTable('rectification')
    .set((eb) => ({
      state: 'ended',
      ended_at: at,
      end_reason: reason,
      updated_at: at,
      rev: eb('rectification.rev', '+', 1),
    }))
    .from((eb) =>
      eb
        .selectFrom('rectification')
        .select(['company_id', 'id', 'state'])
        .where('company_id', '=', companyId)
        .where(sql<SqlBool>`id = any(${[...ids]}::uuid[])`)
        .where('state', 'in', rectificationMachine.open)
        .forUpdate()
        .as('open'),
    )
    .whereRef('rectification.company_id', '=', 'open.company_id')
    .whereRef('rectification.id', '=', 'open.id')
    .returning([
      'rectification.id',
      'rectification.number',
      'rectification.title',
      'rectification.business_on',
      'rectification.shop_id',
      'open.state as from',
    ]);

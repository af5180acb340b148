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

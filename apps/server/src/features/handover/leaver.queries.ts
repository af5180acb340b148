import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';

export const byId = (db: Db, companyId: string, id: string) =>
  db
    .selectFrom('member')
    .select(['id', 'name', 'state', 'is_owner', 'rev'])
    .where('company_id', '=', companyId)
    .where('id', '=', id);

/**
 * Holds some members in the order of their ids until the transaction ends. Work that somebody is giving them at this moment
 * is there when this returns: giving it holds its people too.
 */
export const holdPeople = (db: Db, companyId: string, ids: readonly string[]) =>
  db
    .selectFrom('member')
    .select(['id', 'state'])
    .where('company_id', '=', companyId)
    .where(sql<SqlBool>`id = any(${[...ids]}::uuid[])`)
    .orderBy('id')
    .forUpdate();

export const resign = (db: Db, companyId: string, id: string, rev: number, at: Date, byId: string) =>
  db
    .updateTable('member')
    .set({ state: 'resigned', resigned_at: at, updated_at: at, updated_by: byId, rev: rev + 1 })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('rev', '=', rev)
    .returning('id');

/** An offer of the company that waits for them, or that they made, is over; answers who had made it. */
export const cancelOffers = (db: Db, companyId: string, memberId: string, at: Date) =>
  db
    .updateTable('ownership_offer')
    .set({ state: 'cancelled', decided_at: at })
    .from('company')
    .whereRef('company.id', '=', 'ownership_offer.company_id')
    .where('ownership_offer.company_id', '=', companyId)
    .where('ownership_offer.state', '=', 'pending')
    .where((eb) => eb.or([eb('from_id', '=', memberId), eb('to_id', '=', memberId)]))
    .returning(['ownership_offer.id', 'from_id', 'company.name as company_name']);

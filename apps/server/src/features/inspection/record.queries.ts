import { NEVER_NEEDED } from '@rondo/domain/rectification';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';

export const byId = (db: Db, companyId: string, id: string) =>
  db.selectFrom('record').selectAll().where('company_id', '=', companyId).where('id', '=', id);

/** Held: nobody changes it before the transaction ends. */
export const hold = (db: Db, companyId: string, id: string) =>
  db.selectFrom('record').select('id').where('company_id', '=', companyId).where('id', '=', id).forUpdate();

/** When a record was made void. */
export const voidedAt = (db: Db, companyId: string, recordId: string) =>
  db
    .selectFrom('history')
    .select('at')
    .where('company_id', '=', companyId)
    .where('object_id', '=', recordId)
    .where('event', '=', 'void');

/**
 * The items of a record of this version, for a re-inspection of what failed. `from_id`: the record in which the answer was really
 * given; `is_void`: that record, or this one, does not count any more.
 */
export const baseItems = (db: Db, companyId: string, recordId: string, versionId: string) =>
  db
    .selectFrom('record as b')
    .innerJoin('record_item as i', (j) =>
      j.onRef('i.company_id', '=', 'b.company_id').onRef('i.record_id', '=', 'b.id'),
    )
    .leftJoin('record as s', (j) => j.onRef('s.company_id', '=', 'i.company_id').onRef('s.id', '=', 'i.carried_from'))
    .select(['i.item_id', 'i.result', 'i.answer'])
    .select(sql<string>`coalesce(s.id, b.id)`.as('from_id'))
    .select(sql<boolean>`(b.state = 'void' or coalesce(s.state = 'void', false))`.as('is_void'))
    .where('b.company_id', '=', companyId)
    .where('b.id', '=', recordId)
    .where('b.template_version_id', '=', versionId);

/** Numbers and days of some records. */
export const numbersOf = (db: Db, companyId: string, ids: readonly string[]) =>
  db
    .selectFrom('record')
    .select(['id', 'number', 'submitted_at'])
    .where('company_id', '=', companyId)
    .where(sql<SqlBool>`id = any(${[...ids]}::uuid[])`)
    .orderBy('submitted_at');

/** The answers of a record as they stand. */
export const answersOf = (db: Db, companyId: string, recordId: string) =>
  db
    .selectFrom('record_item')
    .select(['item_id', 'answer', 'carried_from', 'result'])
    .where('company_id', '=', companyId)
    .where('record_id', '=', recordId);

/** Items of the rounds before that have their rectification already; one that a correction or an appeal ended was never needed. */
export const rectified = (db: Db, companyId: string, recordId: string) =>
  db
    .selectFrom('rectification')
    .select(['item_id', 'id'])
    .where('company_id', '=', companyId)
    .where('record_id', '=', recordId)
    .where(sql<SqlBool>`coalesce(end_reason, '') <> all(${[...NEVER_NEEDED]}::text[])`);

import { type Insertable, sql } from 'kysely';
import type { Db } from '../../../platform/db/company-db.ts';
import type { ReportLink } from '../../../platform/db/schema.gen.ts';

const rows = (db: Db, companyId: string) =>
  db
    .selectFrom('report_link as l')
    .innerJoin('member as m', (j) => j.onRef('m.company_id', '=', 'l.company_id').onRef('m.id', '=', 'l.created_by'))
    .selectAll('l')
    .select('m.name as by_name')
    .where('l.company_id', '=', companyId);
export type LinkRow = Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>;

export const linksOf = (db: Db, companyId: string, recordId: string) =>
  rows(db, companyId).where('l.record_id', '=', recordId).orderBy('l.created_at', 'desc').orderBy('l.id', 'desc');

export const linkById = (db: Db, companyId: string, id: string) => rows(db, companyId).where('l.id', '=', id);

/** The link that an address names. */
export const linkByToken = (db: Db, companyId: string, tokenHash: Buffer) =>
  rows(db, companyId).where('l.token_hash', '=', tokenHash);

/** Nobody makes another link of the record until the transaction ends. */
export const lockRecord = (db: Db, companyId: string, recordId: string) =>
  db.selectFrom('record').select('id').where('company_id', '=', companyId).where('id', '=', recordId).forNoKeyUpdate();

export const openLinks = (db: Db, companyId: string, recordId: string, now: Date) =>
  db
    .selectFrom('report_link')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId)
    .where('record_id', '=', recordId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now);

export const insertLink = (db: Db, row: Insertable<ReportLink>) => db.insertInto('report_link').values(row);

/** No row back: it was over already. */
export const endLink = (db: Db, companyId: string, id: string, now: Date) =>
  db
    .updateTable('report_link')
    .set({ ended_at: now })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('id');

export const countOpening = (db: Db, companyId: string, id: string, now: Date) =>
  db
    .updateTable('report_link')
    .set({ opened: sql`opened + 1`, opened_at: now })
    .where('company_id', '=', companyId)
    .where('id', '=', id);

/** What a report is called in logs. */
export const recordName = (db: Db, companyId: string, recordId: string) =>
  db
    .selectFrom('record as r')
    .innerJoin('shop as s', (j) => j.onRef('s.company_id', '=', 'r.company_id').onRef('s.id', '=', 'r.shop_id'))
    .select(['r.number', 's.name as shop'])
    .where('r.company_id', '=', companyId)
    .where('r.id', '=', recordId);

import { type Insertable, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import type { ReportLayout } from '../../platform/db/schema.gen.ts';

export const layout = (db: Db, companyId: string) =>
  db.selectFrom('report_layout').selectAll().where('company_id', '=', companyId);

/** No row back: somebody else saved it meanwhile. */
export const saveLayout = (db: Db, row: Insertable<ReportLayout>, rev: number) =>
  db
    .insertInto('report_layout')
    .values(row)
    .onConflict((c) => c.column('company_id').doUpdateSet(row).where('report_layout.rev', '=', rev))
    .returning('rev');

/** A hash under which a report of a record went out; the first time counts. */
export const addSeal = (db: Db, companyId: string, recordId: string, sha256: Buffer, at: Date) =>
  db
    .insertInto('report_seal')
    .values({ company_id: companyId, record_id: recordId, sha256, created_at: at })
    .onConflict((c) => c.doNothing());

export const sealOf = (db: Db, companyId: string, recordId: string, sha256: Buffer) =>
  db
    .selectFrom('report_seal')
    .select('created_at')
    .where('company_id', '=', companyId)
    .where('record_id', '=', recordId)
    .where('sha256', '=', sha256);

/** Whose reports they are: name, zone, and where the logo lies. */
export const company = (db: Db, companyId: string) =>
  db
    .selectFrom('company')
    .leftJoin('file', (j) =>
      j.onRef('file.company_id', '=', 'company.id').onRef('file.id', '=', 'company.logo_file_id'),
    )
    .select(['company.name', 'company.time_zone', sql<Buffer | null>`file.sha256`.as('logo')])
    .where('company.id', '=', companyId);

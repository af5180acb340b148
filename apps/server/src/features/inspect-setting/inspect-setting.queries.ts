import type { Mode } from '@rondo/domain/task';
import { type Insertable, type SqlBool, sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import type { ProcessSetting, RectificationSetting } from '../../platform/db/schema.gen.ts';

const processes = (db: Db, companyId: string) =>
  db
    .selectFrom('process_setting as p')
    .leftJoin('template as t', (j) => j.onRef('t.company_id', '=', 'p.company_id').onRef('t.id', '=', 'p.template_id'))
    .selectAll('p')
    .select('t.name as template_name')
    .where('p.company_id', '=', companyId);

export type ProcessRow = Awaited<ReturnType<ReturnType<typeof processes>['executeTakeFirstOrThrow']>>;

/** All of them but those of deleted templates: the company's first, then by template. */
export const list = (db: Db, companyId: string) =>
  processes(db, companyId)
    .where(sql<SqlBool>`t.deleted_at is null`)
    .orderBy(sql`p.template_id is not null`)
    .orderBy('p.mode')
    .orderBy('t.name');

/** The one that holds: the template's, else the company's. */
export const holding = (db: Db, companyId: string, mode: Mode, templateId: string | null) =>
  processes(db, companyId)
    .where('p.mode', '=', mode)
    .where((eb) => eb.or([eb('p.template_id', 'is', null), eb('p.template_id', '=', templateId)]))
    .orderBy(sql`p.template_id is null`)
    .limit(1);

/** The process of exactly this mode and template (null: of the company), locked until the end of the transaction. */
export const placed = (db: Db, companyId: string, mode: Mode, templateId: string | null) =>
  db
    .selectFrom('process_setting')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('mode', '=', mode)
    .where(sql<SqlBool>`template_id is not distinct from ${templateId}::uuid`)
    .forUpdate();

export const processById = (db: Db, companyId: string, id: string) => processes(db, companyId).where('p.id', '=', id);

/** No row back: somebody made it meanwhile. */
export const insertProcess = (db: Db, row: Insertable<ProcessSetting>) =>
  db
    .insertInto('process_setting')
    .values(row)
    .onConflict((c) => c.doNothing())
    .returning('id');

export const updateProcess = (db: Db, companyId: string, id: string, rev: number, patch: Updateable<ProcessSetting>) =>
  db
    .updateTable('process_setting')
    .set((eb) => ({ ...patch, rev: eb('rev', '+', 1) }))
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('rev', '=', rev)
    .returning('id');

export const removeProcess = (db: Db, companyId: string, id: string, rev: number) =>
  db
    .deleteFrom('process_setting')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('rev', '=', rev)
    .returning('id');

export const rectification = (db: Db, companyId: string) =>
  db.selectFrom('rectification_setting').selectAll().where('company_id', '=', companyId);

/** Writes it where the reader has seen the latest; the first one is written over nothing. No row back: somebody was faster. */
export const saveRectification = (db: Db, row: Insertable<RectificationSetting> & { rev: number }, seen: number) =>
  db
    .insertInto('rectification_setting')
    .values(row)
    .onConflict((c) => c.column('company_id').doUpdateSet(row).where('rectification_setting.rev', '=', seen))
    .returning('rev');

/** Roles by id, for their names. */
export const rolesByIds = (db: Db, companyId: string, ids: readonly string[]) =>
  db
    .selectFrom('role')
    .select(['id', 'key', 'name'])
    .where('company_id', '=', companyId)
    .where(sql<SqlBool>`id = any(${[...ids]}::uuid[])`);

export const templateById = (db: Db, companyId: string, id: string) =>
  db
    .selectFrom('template')
    .select(['id', 'name', 'modes'])
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null);

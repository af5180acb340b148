import { type Insertable, type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import type { FreeTaskPreset } from '../../platform/db/schema.gen.ts';

const preset = (db: Db, companyId: string) =>
  db.selectFrom('free_task_preset as f').where('f.company_id', '=', companyId);

/** All of the company, by name; index free_task_preset_name. */
export const all = (db: Db, companyId: string) =>
  preset(db, companyId)
    .innerJoin('member as m', (j) => j.onRef('m.company_id', '=', 'f.company_id').onRef('m.id', '=', 'f.created_by'))
    .select(['f.id', 'f.name', 'f.body', 'f.rev', 'f.created_by', 'm.name as by_name'])
    .orderBy(sql`lower(f.name)`);

export const byId = (db: Db, companyId: string, id: string) =>
  preset(db, companyId).select(['f.id', 'f.name', 'f.created_by', 'f.rev']).where('f.id', '=', id);

export const count = (db: Db, companyId: string) =>
  preset(db, companyId).select(({ fn }) => fn.countAll<number>().as('count'));

export const insert = (db: Db, row: Insertable<FreeTaskPreset>) => db.insertInto('free_task_preset').values(row);

export const rename = (db: Db, companyId: string, { id, rev }: { id: string; rev: number }, name: string, at: Date) =>
  db
    .updateTable('free_task_preset')
    .set((eb) => ({ name, updated_at: at, rev: eb('rev', '+', 1) }))
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('rev', '=', rev)
    .returning('id');

export const remove = (db: Db, companyId: string, id: string) =>
  db.deleteFrom('free_task_preset').where('company_id', '=', companyId).where('id', '=', id).returning('id');

/** Of some files those that hang on a preset. */
export const attachedToPresets = (db: Db, companyId: string, ids: readonly string[]) =>
  db
    .selectFrom('file_use')
    .select('file_id')
    .where('company_id', '=', companyId)
    .where('object_kind', '=', 'free_task_preset')
    .where(sql<SqlBool>`file_id = any(${[...ids]}::uuid[])`);

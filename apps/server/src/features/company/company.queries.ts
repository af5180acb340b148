import { type SqlBool, sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import type { Company } from '../../platform/db/schema.gen.ts';

export const stateOf = (db: Db, companyId: string) =>
  db.selectFrom('company').select('state').where('id', '=', companyId);

export const byId = (db: Db, companyId: string) => db.selectFrom('company').selectAll().where('id', '=', companyId);

/** One at a time: who owns the company, its offer and its end change only under this lock. */
export const lock = (db: Db, companyId: string) => byId(db, companyId).forUpdate();

export const ownerOf = (db: Db, companyId: string) =>
  db
    .selectFrom('member')
    .select(['id', 'name', 'person_id'])
    .where('company_id', '=', companyId)
    .where('is_owner', '=', true);

/** Members who belong to it now, and shops that are not deleted. */
export const sizeOf = (db: Db, companyId: string) =>
  db.selectNoFrom((eb) => [
    eb
      .selectFrom('member')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('company_id', '=', companyId)
      .where('state', '!=', 'resigned')
      .as('members'),
    eb
      .selectFrom('shop')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('company_id', '=', companyId)
      .where('deleted_at', 'is', null)
      .as('shops'),
  ]);

export const save = (db: Db, companyId: string, rev: number, change: Updateable<Company>) =>
  db
    .updateTable('company')
    .set({ ...change, rev: rev + 1 })
    .where('id', '=', companyId)
    .where('rev', '=', rev)
    .returning('rev');

/** The root department is the company itself. */
export const renameRootDepartment = (db: Db, companyId: string, name: string, at: Date) =>
  db
    .updateTable('department')
    .set({ name, updated_at: at, rev: sql`rev + 1` })
    .where('company_id', '=', companyId)
    .where('parent_id', 'is', null)
    .where('name', '!=', name);

/** The root group of shops goes along as long as nobody gave it a name of its own. */
export const renameRootGroup = (db: Db, companyId: string, from: string, to: string) =>
  db
    .updateTable('shop_group')
    .set({ name: to, rev: sql`rev + 1` })
    .where('company_id', '=', companyId)
    .where('parent_id', 'is', null)
    .where('name', '=', from);

/** Everybody who may have a page open. */
export const everyone = (db: Db, companyId: string) =>
  db.selectFrom('member').select('id').where('company_id', '=', companyId).where('state', 'in', ['active', 'invited']);

/** The files a logo was before: no longer what the company shows to all. */
export const unuseLogos = (db: Db, companyId: string, but: string | null) =>
  db
    .deleteFrom('file_use')
    .where('company_id', '=', companyId)
    .where('object_kind', '=', 'company')
    .where('object_id', '=', companyId)
    .$if(but !== null, (q) => q.where(sql<SqlBool>`file_id <> ${but}::uuid`));

import type { RoleKey } from '@rondo/domain/role';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { isReal } from '../../platform/sample-rows.ts';

export const row = (db: Db, companyId: string) =>
  db
    .selectFrom('sample_company as s')
    .innerJoin('member as m', (j) => j.onRef('m.company_id', '=', 's.company_id').onRef('m.id', '=', 's.loaded_by'))
    .select(['s.loaded_at', 's.kept_at', 'm.id', 'm.name'])
    .where('s.company_id', '=', companyId);

export const insert = (db: Db, { companyId, by, at }: { companyId: string; by: string; at: Date }) =>
  db.insertInto('sample_company').values({ company_id: companyId, loaded_by: by, loaded_at: at });

export const remove = (db: Db, companyId: string) =>
  db.deleteFrom('sample_company').where('company_id', '=', companyId);

/** Some of it stays in the company. */
export const keep = (db: Db, companyId: string, at: Date) =>
  db.updateTable('sample_company').set({ kept_at: at }).where('company_id', '=', companyId);

/** One loads or removes at a time, until its transaction ends. */
export const hold = (db: Db, companyId: string) =>
  sql`select pg_advisory_xact_lock(${LOCK}, hashtext(${companyId}))`.execute(db);

const LOCK = 7_293;

/** Whether the company has no store of its own, not even a deleted one. */
export async function isEmpty(db: Db, companyId: string): Promise<boolean> {
  const some = await db
    .selectFrom('shop')
    .select('id')
    .where('company_id', '=', companyId)
    .where(isReal('id'))
    .limit(1)
    .execute();
  return some.length === 0;
}

const OURS = ['sample.load', 'sample.remove'];

/** Whether it is loaded or removed at this moment, or waits for that. */
export async function isBusy(db: Db, companyId: string): Promise<boolean> {
  const some = await db
    .selectFrom('job_run')
    .select('id')
    .where('company_id', '=', companyId)
    .where('kind', 'in', OURS)
    .where('finished_at', 'is', null)
    .limit(1)
    .execute();
  return some.length > 0;
}

/** The top department and the top group. */
export async function roots(db: Db, companyId: string): Promise<{ departmentId: string; groupId: string }> {
  const top = (table: 'department' | 'shop_group') =>
    db
      .selectFrom(table)
      .select('id')
      .where('company_id', '=', companyId)
      .where('parent_id', 'is', null)
      .executeTakeFirstOrThrow();
  return { departmentId: (await top('department')).id, groupId: (await top('shop_group')).id };
}

export const presetRole = (db: Db, companyId: string, key: RoleKey) =>
  db.selectFrom('role').select(['id', 'codes', 'tier']).where('company_id', '=', companyId).where('key', '=', key);

export async function lineageOf(db: Db, companyId: string, groupId: string): Promise<string> {
  const group = await db
    .selectFrom('shop_group')
    .select('lineage')
    .where('company_id', '=', companyId)
    .where('id', '=', groupId)
    .executeTakeFirstOrThrow();
  return group.lineage;
}

/** Hands what is left in the log to a job that may remove it; the queue begins it with the commit. */
export const forgetLater = (db: Db, name: string, payload: { companyId: string; ids: readonly string[] }) =>
  sql`select enqueue(${name}, ${JSON.stringify(payload)}::json, null, null)`.execute(db);

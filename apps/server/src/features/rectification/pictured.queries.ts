import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';

/** Rectifications with the ids of their pictures. Who may see them was asked before. */
export const pictured = (db: Db, companyId: string, ids: readonly string[]) =>
  db
    .selectFrom('rectification')
    .select(['id', 'number', 'title', 'category', 'shop_name', 'business_on', 'before_photo_ids', 'after_photo_ids'])
    .where('company_id', '=', companyId)
    .where(sql<SqlBool>`id = any(${[...ids]}::uuid[])`);

/** How many pictures these rectifications have, each counted once, and how much they are, bytes. */
export const picturesOf = (db: Db, companyId: string, ids: readonly string[]) =>
  db
    .selectFrom('file')
    .select(({ fn }) => [
      fn.countAll<number>().as('photos'),
      sql<number>`coalesce(sum(size_bytes), 0)::float8`.as('bytes'),
    ])
    .where('company_id', '=', companyId)
    .where(
      sql<SqlBool>`file.id in (select unnest(r.before_photo_ids || r.after_photo_ids) from rectification r
        where r.company_id = ${companyId} and r.id = any(${[...ids]}::uuid[]))`,
    );

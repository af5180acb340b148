import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';

export const byIds = (db: Db, companyId: string, ids: readonly string[]) =>
  db
    .selectFrom('file')
    .selectAll()
    .where('company_id', '=', companyId)
    .where(sql<SqlBool>`id = any(${[...ids]}::uuid[])`);

interface Use {
  kind: 'record' | 'rectification' | 'shop' | 'member' | 'template' | 'company';
  id: string;
  shopId: string | null;
}

export const use = (db: Db, companyId: string, to: Use, fileIds: readonly string[]) =>
  db
    .insertInto('file_use')
    .values(
      fileIds.map((file_id) => ({
        company_id: companyId,
        file_id,
        object_kind: to.kind,
        object_id: to.id,
        shop_id: to.shopId,
      })),
    )
    .onConflict((c) => c.doNothing());

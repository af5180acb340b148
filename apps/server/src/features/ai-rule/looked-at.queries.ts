import type { AiKind } from '@rondo/domain/ai/kinds';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { suitable } from './reach.queries.ts';

interface Wanted {
  kind: AiKind;
  /** Those that the rule reaches. */
  shopIds: readonly string[];
  cameras: 'suitable' | 'chosen';
  cameraIds: readonly string[];
}

/** Of some cameras those that a rule not yet saved would look at. */
export const lookedAt = (db: Db, companyId: string, w: Wanted, ids: readonly string[]) =>
  db
    .selectFrom('camera as c')
    .select('c.id')
    .where('c.company_id', '=', companyId)
    .where('c.deleted_at', 'is', null)
    .where(sql<SqlBool>`c.id = any(${[...ids]}::uuid[])`)
    .where(sql<SqlBool>`c.shop_id = any(${[...w.shopIds]}::uuid[])`)
    .where(w.cameras === 'suitable' ? suitable(w.kind) : sql<SqlBool>`c.id = any(${[...w.cameraIds]}::uuid[])`);

import type { Actor } from '@rondo/domain/actor';
import type { Db } from '../../platform/db/company-db.ts';

/** What is chosen for the list `shop` has the key `columns.shop`. */
export const COLUMNS = 'columns.';

export const byKey = (db: Db, actor: Actor, key: string) =>
  db
    .selectFrom('preference')
    .select('value')
    .where('company_id', '=', actor.companyId)
    .where('member_id', '=', actor.memberId)
    .where('key', '=', key);

export const save = (db: Db, actor: Actor, key: string, value: string, at: Date) =>
  db
    .insertInto('preference')
    .values({ company_id: actor.companyId, member_id: actor.memberId, key, value, updated_at: at })
    .onConflict((c) => c.columns(['company_id', 'member_id', 'key']).doUpdateSet({ value, updated_at: at }));

export const columns = (db: Db, actor: Actor) =>
  db
    .selectFrom('preference')
    .select(['key', 'value'])
    .where('company_id', '=', actor.companyId)
    .where('member_id', '=', actor.memberId)
    .where('key', 'like', `${COLUMNS}%`);

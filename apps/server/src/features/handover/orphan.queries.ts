import type { Actor } from '@rondo/domain/actor';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import type { OrphanCheck } from '../../platform/in-hand.ts';
import { isReal } from '../../platform/sample-rows.ts';
import { shopInScope } from '../scope/index.ts';

/** Most that the list shows. */
const SHOWN = 200;

export const forget = (db: Db, companyId: string) => db.deleteFrom('orphan').where('company_id', '=', companyId);

/** Writes down the objects of every feature that nobody can go on with, as it is now; answers which. */
export function find(db: Db, checks: readonly OrphanCheck[], companyId: string, at: Date) {
  const found = checks.map(
    (check) =>
      sql`select ${companyId}::uuid, ${check.kind}, o.id, o.missing, o.label, o.shop_id, ${at}::timestamptz
        from (${check.find(companyId)}) o where ${isReal('o.id')}`,
  );
  return sql`insert into orphan (company_id, object_kind, object_id, missing, label, shop_id, found_at)
    ${sql.join(found, sql` union all `)} returning object_id`.execute(db);
}

export const ownerOf = (db: Db, companyId: string) =>
  db.selectFrom('member').select('id').where('company_id', '=', companyId).where('is_owner', '=', true);

/** What the last check found, within the shops the reader works for. */
function visible(db: Db, actor: Actor) {
  const all = db.selectFrom('orphan').where('orphan.company_id', '=', actor.companyId);
  const scope = shopInScope(actor, 'orphan.shop_id');
  return scope ? all.where(scope) : all;
}

export const list = (db: Db, actor: Actor) =>
  visible(db, actor)
    .select(['object_kind', 'object_id', 'missing', 'label', 'found_at'])
    .orderBy('object_kind')
    .orderBy('label')
    .limit(SHOWN);

export const summary = (db: Db, actor: Actor) =>
  visible(db, actor).select(({ fn }) => [fn.countAll<number>().as('total'), fn.max('found_at').as('checked_at')]);

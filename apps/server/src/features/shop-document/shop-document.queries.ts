import type { Actor } from '@rondo/domain/actor';
import { type Insertable, sql, type Updateable } from 'kysely';
import { broughtBack } from '../../platform/bin.ts';
import type { Db } from '../../platform/db/company-db.ts';
import type { ShopDocument } from '../../platform/db/schema.gen.ts';
import { shopInScope } from '../scope/index.ts';

/** Those of stores in scope that are not in the bin themselves. */
function inScope(db: Db, actor: Actor) {
  const scope = shopInScope(actor, 'd.shop_id');
  return db
    .selectFrom('shop_document as d')
    .innerJoin('shop as s', (j) => j.onRef('s.company_id', '=', 'd.company_id').onRef('s.id', '=', 'd.shop_id'))
    .where('d.company_id', '=', actor.companyId)
    .where('s.deleted_at', 'is', null)
    .$if(scope !== null, (q) => q.where(scope ?? sql<boolean>`false`))
    .selectAll('d')
    .select('s.name as shop_name');
}

const visible = (db: Db, actor: Actor) => inScope(db, actor).where('d.deleted_at', 'is', null);

/** Of a store, the newest first; index shop_document_shop. */
export const ofShop = (db: Db, actor: Actor, shopId: string) =>
  visible(db, actor).where('d.shop_id', '=', shopId).orderBy('d.created_at', 'desc').orderBy('d.id', 'desc');

export const byId = (db: Db, actor: Actor, id: string) => visible(db, actor).where('d.id', '=', id);

export const count = (db: Db, companyId: string, shopId: string) =>
  db
    .selectFrom('shop_document')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId)
    .where('shop_id', '=', shopId)
    .where('deleted_at', 'is', null);

/** Two who add to one store take turns until the end of the transaction. */
export const lockStore = (db: Db, companyId: string, shopId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`shop_document ${companyId} ${shopId}`}, 0))`.execute(db);

/** What was deleted since then; index shop_document_bin. */
export const deleted = (db: Db, actor: Actor, since: Date) =>
  inScope(db, actor).where('d.deleted_at', '>=', since).orderBy('d.deleted_at', 'desc').orderBy('d.id', 'desc');

export const insert = (db: Db, row: Insertable<ShopDocument>) => db.insertInto('shop_document').values(row);

/** Only when the caller has seen the latest; no row back: somebody was faster. */
export const update = (
  db: Db,
  companyId: string,
  { id, rev }: { id: string; rev: number },
  change: Updateable<ShopDocument>,
) =>
  db
    .updateTable('shop_document')
    .set({ ...change, rev: rev + 1 })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('rev', '=', rev)
    .where('deleted_at', 'is', null)
    .returning('rev');

export const restore = (db: Db, companyId: string, id: string, at: Date) =>
  db
    .updateTable('shop_document')
    .set(broughtBack(at))
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('deleted_at', 'is not', null)
    .returning('rev');

/** Removes what can no longer be brought back, and what was of a store that is gone for good; which ones. */
export const sweep = (db: Db, companyId: string, before: Date) =>
  db
    .deleteFrom('shop_document')
    .where('company_id', '=', companyId)
    .where((eb) => eb.or([eb('deleted_at', '<', before), eb('shop_id', 'is', null)]))
    .returning('id');

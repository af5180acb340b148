import type { Actor } from '@rondo/domain/actor';
import { type Insertable, type SqlBool, sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import type { ShopGroup } from '../../platform/db/schema.gen.ts';
import { visibleShops } from '../scope/index.ts';
import { noteMoves, placedSince } from './placed.queries.ts';

export const all = (db: Db, companyId: string) =>
  db
    .selectFrom('shop_group')
    .select(['id', 'parent_id', 'name', 'path', 'lineage', 'rev'])
    .where('company_id', '=', companyId)
    .orderBy('sort')
    .orderBy('name')
    .orderBy('id');

/** How many shops in scope hang directly in each group, by its lineage. */
export const shopCounts = (db: Db, actor: Actor) =>
  visibleShops(db, actor)
    .select(['shop.lineage', ({ fn }) => fn.countAll<number>().as('count')])
    .select(sql<number>`count(*) filter (where shop.state = 'open')`.as('open'))
    .groupBy('shop.lineage');

export const byId = (db: Db, companyId: string, id: string) =>
  db
    .selectFrom('shop_group')
    .select(['id', 'parent_id', 'name', 'path', 'lineage', 'rev'])
    .where('company_id', '=', companyId)
    .where('id', '=', id);

/** The root, held until the end: changes of the tree happen one after another. */
export const lockRoot = (db: Db, companyId: string) =>
  db
    .selectFrom('shop_group')
    .select(['id', 'lineage', 'name'])
    .where('company_id', '=', companyId)
    .where('parent_id', 'is', null)
    .forUpdate();

export const insert = (db: Db, groups: Insertable<ShopGroup>[]) => db.insertInto('shop_group').values(groups);

export const update = (db: Db, companyId: string, id: string, rev: number, change: Updateable<ShopGroup>) =>
  db
    .updateTable('shop_group')
    .set({ ...change, rev: rev + 1 })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('rev', '=', rev)
    .returning('rev');

interface Place {
  lineage: string;
  path: string;
}

/** Hangs everything at and below a group somewhere else, in one statement. */
export const rehang = (db: Db, companyId: string, from: Place, to: Place) =>
  db
    .updateTable('shop_group')
    .set({
      lineage: sql<string>`${to.lineage}::text || substr(lineage, ${from.lineage.length + 1}::int)`,
      path: sql<string>`${to.path}::text || substr(path, ${[...from.path].length + 1}::int)`,
    })
    .where('company_id', '=', companyId)
    .where('lineage', 'like', `${from.lineage}%`);

/** The copies of the lineage that the shops below carry. */
export const rehangShops = (db: Db, companyId: string, from: Place, to: Place, at: Date) => {
  const lineage = sql<string>`${to.lineage}::text || substr(shop.lineage, ${from.lineage.length + 1}::int)`;
  const isBelow = sql<SqlBool>`shop.lineage like ${`${from.lineage}%`}`;
  return db
    .with('noted', () => noteMoves({ companyId, at, to: lineage, which: isBelow }))
    .updateTable('shop')
    .set({ lineage, ...placedSince(at) })
    .where('company_id', '=', companyId)
    .where(isBelow);
};

/** Length of the longest lineage at or below one. */
export const deepest = (db: Db, companyId: string, lineage: string) =>
  db
    .selectFrom('shop_group')
    .select(sql<number>`max(length(lineage))`.as('length'))
    .where('company_id', '=', companyId)
    .where('lineage', 'like', `${lineage}%`);

/** Whether shops, also deleted ones that history still names, or groups hang in a group. */
export const isUsed = (db: Db, companyId: string, id: string) =>
  db.selectNoFrom(
    sql<boolean>`exists (select from shop where company_id = ${companyId} and group_id = ${id} and deleted_at is null)
        or exists (select from shop_group where company_id = ${companyId} and parent_id = ${id})`.as('used'),
  );

/** Deleted shops keep a group for their foreign key: the one above. */
export const moveDeletedShops = (
  db: Db,
  companyId: string,
  id: string,
  parent: { id: string; lineage: string },
  at: Date,
) => {
  const which = sql<SqlBool>`shop.group_id = ${id} and shop.deleted_at is not null`;
  return db
    .with('noted', () => noteMoves({ companyId, at, to: sql`${parent.lineage}::text`, which }))
    .updateTable('shop')
    .set({ group_id: parent.id, lineage: parent.lineage })
    .where('company_id', '=', companyId)
    .where(which);
};

export const remove = (db: Db, companyId: string, id: string) =>
  db.deleteFrom('shop_group').where('company_id', '=', companyId).where('id', '=', id);

/** The root group of shops goes along as long as nobody gave it a name of its own. */
export const renameRoot = (db: Db, companyId: string, from: string, to: string) =>
  db
    .updateTable('shop_group')
    .set({ name: to, rev: sql`rev + 1` })
    .where('company_id', '=', companyId)
    .where('parent_id', 'is', null)
    .where('name', '=', from);

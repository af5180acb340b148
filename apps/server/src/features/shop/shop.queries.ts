import type { Parsed } from '@rondo/contract/kit/endpoint';
import type { shopApi } from '@rondo/contract/shop';
import type { Actor } from '@rondo/domain/actor';
import type { ShopState } from '@rondo/domain/shop';
import { type Insertable, type RawBuilder, type SqlBool, sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import type { Shop } from '../../platform/db/schema.gen.ts';
import { visibleShops } from './visible.queries.ts';

/** Inspections a shop's drawer shows. */
const RECENT = 12;
/** Shops a picker is sent. */
const OPTIONS = 50;

export type ShopFilter = Omit<Parsed<typeof shopApi.list>, 'sort' | 'size' | 'page' | 'cursor'>;
type Sort = Parsed<typeof shopApi.list>['sort'];

const like = (keyword: string): string => `%${keyword.replace(/[\\%_]/g, '\\$&')}%`;
/** The expression of the index `shop_search`. */
const searched = sql<string>`(shop.name || ' ' || coalesce(shop.code, '') || ' ' || shop.address)`;

const ORDER: Record<Sort, RawBuilder<unknown>> = {
  name: sql`shop.name`,
  '-name': sql`shop.name desc`,
  '-updated': sql`shop.updated_at desc`,
  '-inspected': sql`shop.last_inspected_at desc nulls last`,
  // Longest not inspected first, and never at all before that.
  inspected: sql`shop.last_inspected_at nulls first`,
  score: sql`shop.last_score nulls last`,
  '-score': sql`shop.last_score desc nulls last`,
};

function filtered(db: Db, actor: Actor, f: ShopFilter) {
  return visibleShops(db, actor)
    .$if(f.keyword !== '', (q) => q.where(searched, 'ilike', like(f.keyword)))
    .$if(f.state !== undefined, (q) => q.where('shop.state', 'in', f.state ?? []))
    .$if(f.groupId !== undefined, (q) =>
      q.where(sql<SqlBool>`exists (select from shop_group below where below.company_id = shop.company_id
        and below.id = any(${f.groupId ?? []}::uuid[]) and shop.lineage like below.lineage || '%')`),
    )
    .$if(f.managerId !== undefined, (q) =>
      q.where(sql<SqlBool>`exists (select from shop_manager sm where sm.company_id = shop.company_id
        and sm.shop_id = shop.id and sm.member_id = any(${f.managerId ?? []}::uuid[]))`),
    )
    .$if(f.tag !== undefined, (q) => q.where(sql<SqlBool>`shop.tags && ${f.tag ?? []}::text[]`));
}

/** A shop with what the list shows of it; the level is that of its last effective record. */
function rows(db: Db, actor: Actor, f: ShopFilter) {
  return filtered(db, actor, f)
    .innerJoin('shop_group as g', (j) =>
      j.onRef('g.company_id', '=', 'shop.company_id').onRef('g.id', '=', 'shop.group_id'),
    )
    .leftJoin('record as r', (j) =>
      j.onRef('r.company_id', '=', 'shop.company_id').onRef('r.id', '=', 'shop.last_record_id'),
    )
    .selectAll('shop')
    .select(['g.path as group_path', 'r.level_key', 'r.level_name', 'r.level_rank', 'r.level_count']);
}

/** One row more than asked for, so that the caller knows whether more follow. */
export const list = (db: Db, actor: Actor, f: ShopFilter, sort: Sort, at: { size: number; offset: number }) =>
  rows(db, actor, f)
    .orderBy(ORDER[sort])
    .orderBy('shop.id')
    .limit(at.size + 1)
    .offset(at.offset);

/** How many match, counted no further than the cap. */
export const total = (db: Db, actor: Actor, f: ShopFilter, cap: number) =>
  db
    .selectFrom(
      filtered(db, actor, f)
        .select('shop.id')
        .limit(cap + 1)
        .as('some'),
    )
    .select(({ fn }) => fn.countAll<number>().as('count'));

export const counts = (db: Db, actor: Actor) =>
  visibleShops(db, actor)
    .select(['shop.state', ({ fn }) => fn.countAll<number>().as('count')])
    .groupBy('shop.state');

const anything: ShopFilter = { keyword: '' };

export const byId = (db: Db, actor: Actor, id: string) => rows(db, actor, anything).where('shop.id', '=', id);

export const openRectifications = (db: Db, companyId: string, shopIds: readonly string[]) =>
  db
    .selectFrom('rectification')
    .select(['shop_id', ({ fn }) => fn.countAll<number>().as('count')])
    .where('company_id', '=', companyId)
    .where('state', 'in', ['pending', 'awaiting_review'])
    .where(sql<SqlBool>`shop_id = any(${[...shopIds]}::uuid[])`)
    .groupBy('shop_id');

export const recentRecords = (db: Db, companyId: string, shopId: string) =>
  db
    .selectFrom('record')
    .select(['id', 'number', 'template_name', 'submitted_at', 'score', 'rate_percent', 'red_lines'])
    .select(['level_rank', 'level_count', 'level_name'])
    .where('company_id', '=', companyId)
    .where('shop_id', '=', shopId)
    .where('state', '=', 'effective')
    .orderBy('submitted_at', 'desc')
    .orderBy('id', 'desc')
    .limit(RECENT);

export const options = (db: Db, actor: Actor, f: Parsed<typeof shopApi.options>) =>
  filtered(db, actor, {
    keyword: f.keyword,
    ...(f.groupId ? { groupId: [f.groupId] } : {}),
    ...(f.openOnly ? { state: ['open'] satisfies ShopState[] } : {}),
  })
    .innerJoin('shop_group as g', (j) =>
      j.onRef('g.company_id', '=', 'shop.company_id').onRef('g.id', '=', 'shop.group_id'),
    )
    .select(['shop.id', 'shop.name', 'shop.code', 'shop.state', 'g.path as group_path'])
    .$if(f.ids !== undefined, (q) => q.where(sql<SqlBool>`shop.id = any(${f.ids ?? []}::uuid[])`))
    .orderBy('shop.name')
    .orderBy('shop.id')
    .limit(f.ids === undefined ? OPTIONS : Math.max(OPTIONS, f.ids.length));

export const insert = (db: Db, shop: Insertable<Shop>) => db.insertInto('shop').values(shop);

/** Only when the caller has seen the latest; no row back: somebody was faster. */
export const update = (db: Db, actor: Actor, id: string, rev: number, change: Updateable<Shop>) =>
  db
    .updateTable('shop')
    .set({ ...change, rev: rev + 1 })
    .where('company_id', '=', actor.companyId)
    .where('id', '=', id)
    .where('rev', '=', rev)
    .where('deleted_at', 'is', null)
    .returning('rev');

/** As `update`, and only from one of the states. */
export const move = (
  db: Db,
  actor: Actor,
  at: { id: string; rev: number; from: readonly ShopState[] },
  change: Updateable<Shop>,
) => update(db, actor, at.id, at.rev, change).where('state', 'in', [...at.from]);

/** Whether anything happened at a shop that has to stay. */
export const isUsed = (db: Db, companyId: string, id: string) =>
  db.selectNoFrom((eb) => [
    eb
      .or([
        eb.exists(
          eb.selectFrom('task').select('id').where('company_id', '=', companyId).where('shop_id', '=', id).limit(1),
        ),
        eb.exists(
          eb.selectFrom('record').select('id').where('company_id', '=', companyId).where('shop_id', '=', id).limit(1),
        ),
      ])
      .as('used'),
  ]);

export const dismissManagers = (db: Db, companyId: string, shopIds: readonly string[]) =>
  db
    .deleteFrom('shop_manager')
    .where('company_id', '=', companyId)
    .where(sql<SqlBool>`shop_id = any(${[...shopIds]}::uuid[])`);

export const appointManagers = (db: Db, companyId: string, shopId: string, memberIds: readonly string[]) =>
  db
    .insertInto('shop_manager')
    .values(memberIds.map((member_id, sort) => ({ company_id: companyId, shop_id: shopId, member_id, sort })));

/** The last effective inspection of a shop, read anew: right however often and in which order it is told. */
export const refreshLastInspection = (db: Db, companyId: string, shopId: string) =>
  db
    .updateTable('shop')
    .from((eb) =>
      eb
        .selectFrom(sql`(select 1)`.as('one'))
        .leftJoinLateral(
          eb
            .selectFrom('record')
            .select(['id', 'submitted_at', 'score', 'level_key'])
            .where('company_id', '=', companyId)
            .where('shop_id', '=', shopId)
            .where('state', '=', 'effective')
            .orderBy('submitted_at', 'desc')
            .orderBy('id', 'desc')
            .limit(1)
            .as('r'),
          (j) => j.onTrue(),
        )
        .select(['r.id', 'r.submitted_at', 'r.score', 'r.level_key'])
        .as('last'),
    )
    .set((eb) => ({
      last_record_id: eb.ref('last.id'),
      last_inspected_at: eb.ref('last.submitted_at'),
      last_score: eb.ref('last.score'),
      last_level: eb.ref('last.level_key'),
    }))
    .where('shop.company_id', '=', companyId)
    .where('shop.id', '=', shopId);

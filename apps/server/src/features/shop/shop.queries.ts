import type { Parsed } from '@rondo/contract/kit/endpoint';
import type { shopApi } from '@rondo/contract/shop';
import type { Actor } from '@rondo/domain/actor';
import { rectificationMachine } from '@rondo/domain/rectification';
import type { ShopState } from '@rondo/domain/shop';
import type { MapBox } from '@rondo/domain/shop-map';
import { type Insertable, type SqlBool, sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import type { Shop } from '../../platform/db/schema.gen.ts';
import { dayBegins, type Sort } from '../../platform/list.ts';
import { realOrSample } from '../../platform/sample-rows.ts';
import { listedRecords } from '../record/index.ts';
import { visibleRectifications } from '../rectification/index.ts';
import { shopNamed, visibleShops } from '../scope/index.ts';
import { says } from './custom-field.queries.ts';
import { narrowings } from './custom-fields.ts';
import { formerNames, noteMoves, placedSince } from './placed.queries.ts';

/** Inspections a shop's drawer shows. */
const RECENT = 12;

/** Shops a picker is sent. */
const OPTIONS = 50;

export type ShopFilter = Omit<Parsed<typeof shopApi.list>, 'sort' | 'size' | 'page' | 'cursor'> & {
  /** Only what lies in a rectangle of the map. */
  within?: MapBox | undefined;
  /** Only what has a place, or what has none. */
  isLocated?: boolean | undefined;
  ids?: readonly string[] | undefined;
};

/** What is missing sorts last, but "longest not inspected" begins with never. */
export const SORTS: Record<Parsed<typeof shopApi.list>['sort'], Sort> = {
  name: { by: sql`shop.name`, as: 'text', desc: false },
  '-name': { by: sql`shop.name`, as: 'text', desc: true },
  '-updated': { by: sql`shop.updated_at`, as: 'timestamptz', desc: true },
  '-inspected': { by: sql`coalesce(shop.last_inspected_at, '-infinity')`, as: 'timestamptz', desc: true },
  inspected: { by: sql`coalesce(shop.last_inspected_at, '-infinity')`, as: 'timestamptz', desc: false },
  score: { by: sql`coalesce(shop.last_rate, 'Infinity')`, as: 'numeric', desc: false },
  '-score': { by: sql`coalesce(shop.last_rate, '-Infinity')`, as: 'numeric', desc: true },
};

const EVERYWHERE: MapBox = { south: -90, west: -180, north: 90, east: 180 };

const liesIn = ({ south, west, north, east }: MapBox) =>
  sql<SqlBool>`(shop.latitude between ${south} and ${north} and shop.longitude between ${west} and ${east})`;

/** Index camera_shop. */
const hasCamera = sql<SqlBool>`exists (select from camera where camera.company_id = shop.company_id
  and camera.shop_id = shop.id and camera.deleted_at is null)`;

export function filtered(db: Db, actor: Actor, f: ShopFilter) {
  return visibleShops(db, actor)
    .$if(f.keyword !== '', (q) => q.where(shopNamed('shop', actor.companyId, f.keyword)))
    .$if(f.state !== undefined, (q) => q.where('shop.state', 'in', f.state ?? []))
    .$if(f.groupId !== undefined, (q) =>
      q.where(sql<SqlBool>`exists (select from shop_group below where below.company_id = shop.company_id
        and below.id = any(${f.groupId ?? []}::uuid[]) and shop.lineage like below.lineage || '%')`),
    )
    .$if(f.managerId !== undefined, (q) =>
      q.where(sql<SqlBool>`exists (select from shop_manager sm where sm.company_id = shop.company_id
        and sm.shop_id = shop.id and sm.member_id = any(${f.managerId ?? []}::uuid[]))`),
    )
    .$if(f.real !== undefined, (q) => q.where(realOrSample('shop.id', f.real ?? true)))
    .$if(f.tag !== undefined, (q) => q.where(sql<SqlBool>`shop.tags && ${f.tag ?? []}::text[]`))
    .where((eb) => eb.and(narrowings(f.custom ?? []).map(says)))
    .$if(f.ids !== undefined, (q) => q.where(sql<SqlBool>`shop.id = any(${[...(f.ids ?? [])]}::uuid[])`))
    .$if(f.isLocated !== undefined, (q) => q.where('shop.latitude', f.isLocated ? 'is not' : 'is', null))
    .$if(f.within !== undefined, (q) => q.where(liesIn(f.within ?? EVERYWHERE)))
    .$if(f.cameras !== undefined, (q) => q.where(f.cameras === 'none' ? sql<SqlBool>`not ${hasCamera}` : hasCamera))
    .$if(f.notInspectedSince !== undefined, (q) =>
      q.where((eb) =>
        eb.or([
          eb('shop.last_inspected_at', 'is', null),
          eb('shop.last_inspected_at', '<', dayBegins(actor, f.notInspectedSince ?? '')),
        ]),
      ),
    );
}

/** A shop with the path of its group. */
export const list = (db: Db, actor: Actor, f: ShopFilter) =>
  filtered(db, actor, f)
    .innerJoin('shop_group', (j) =>
      j.onRef('shop_group.company_id', '=', 'shop.company_id').onRef('shop_group.id', '=', 'shop.group_id'),
    )
    .selectAll('shop')
    .select('shop_group.path as group_path');

/** Whether a camera stands in a shop, and whether the company has any. */
export const cameras = (db: Db, { companyId }: Ours, shopId: string) =>
  db.selectNoFrom(({ exists, selectFrom }) => {
    const all = selectFrom('camera').select('id').where('company_id', '=', companyId).where('deleted_at', 'is', null);
    return [exists(all).as('any'), exists(all.where('shop_id', '=', shopId)).as('here')];
  });

export const counts = (db: Db, actor: Actor) =>
  visibleShops(db, actor)
    .select(['shop.state', ({ fn }) => fn.countAll<number>().as('count')])
    .groupBy('shop.state');

const anything: ShopFilter = { keyword: '' };

export const byId = (db: Db, actor: Actor, id: string) => list(db, actor, anything).where('shop.id', '=', id);

/** Of those the actor may list. */
export const openRectifications = (db: Db, actor: Actor, shopIds: readonly string[]) =>
  visibleRectifications(db, actor)
    .select(['rectification.shop_id', ({ fn }) => fn.countAll<number>().as('count')])
    .where('rectification.state', 'in', rectificationMachine.open)
    .where(sql<SqlBool>`rectification.shop_id = any(${[...shopIds]}::uuid[])`)
    .groupBy('rectification.shop_id');

/** How records came out, for the last inspections of a page. */
export const results = (db: Db, companyId: string, recordIds: readonly string[]) =>
  db
    .selectFrom('record')
    .select(['id', 'score', 'max_score', 'level_key', 'level_name', 'level_rank', 'level_count', 'level_from'])
    .where('company_id', '=', companyId)
    .where(sql<SqlBool>`id = any(${[...recordIds]}::uuid[])`);

/** Of those the actor may list, newest first. */
export const recentRecords = (db: Db, actor: Actor, shopId: string) =>
  listedRecords(db, actor)
    .select(['record.id', 'record.number', 'record.template_name', 'record.submitted_at', 'record.red_lines'])
    .select(['record.score', 'record.max_score', 'record.rate_percent'])
    .select(['record.level_key', 'record.level_name', 'record.level_rank', 'record.level_count', 'record.level_from'])
    .where('record.shop_id', '=', shopId)
    .where('record.state', '=', 'effective')
    .orderBy('record.submitted_at', 'desc')
    .orderBy('record.id', 'desc')
    .limit(RECENT);

/** The shops that are the actor's own: named in their scope, or managed by them. */
const own = ({ scope, companyId, memberId }: Actor) =>
  sql<SqlBool>`(shop.id = any(${scope.kind === 'all' ? [] : [...scope.shopIds]}::uuid[])
    or exists (select from shop_manager sm where sm.company_id = ${companyId} and sm.shop_id = shop.id and sm.member_id = ${memberId}))`;

/** Who may not read the list of shops (shop_list) is offered their own. */
export const options = (db: Db, actor: Actor, f: Parsed<typeof shopApi.options>) =>
  filtered(db, actor, {
    keyword: f.keyword,
    ...(f.groupId ? { groupId: [f.groupId] } : {}),
    ...(f.openOnly ? { state: ['open'] satisfies ShopState[] } : {}),
  })
    .innerJoin('shop_group', (j) =>
      j.onRef('shop_group.company_id', '=', 'shop.company_id').onRef('shop_group.id', '=', 'shop.group_id'),
    )
    .select(['shop.id', 'shop.name', 'shop.code', 'shop.state', 'shop_group.path as group_path'])
    .$if(!actor.codes.has('shop_list'), (q) => q.where(own(actor)))
    .$if(f.ids !== undefined, (q) => q.where(sql<SqlBool>`shop.id = any(${f.ids ?? []}::uuid[])`))
    .orderBy('shop.name')
    .orderBy('shop.id')
    .limit(f.ids === undefined ? OPTIONS : Math.max(OPTIONS, f.ids.length));

/** Most tags that a field offers. */
const TAGS = 200;

/** Tags of the shops that a picker would offer the actor, the most used first. */
export const tagsInUse = (db: Db, actor: Actor) =>
  visibleShops(db, actor)
    .innerJoin(sql<{ tag: string }>`unnest(shop.tags)`.as<'u'>(sql`u(tag)`), (j) => j.onTrue())
    .$if(!actor.codes.has('shop_list'), (q) => q.where(own(actor)))
    .select('u.tag')
    .groupBy('u.tag')
    .orderBy(({ fn }) => fn.countAll(), 'desc')
    .orderBy('u.tag')
    .limit(TAGS);

export const insert = (db: Db, shop: Insertable<Shop>) => db.insertInto('shop').values(shop);

type Ours = Pick<Actor, 'companyId'>;

/** What a store is given; what it was before follows, and into another group it goes by `place`. */
type ShopChange = Omit<Updateable<Shop>, 'former_names' | 'group_id' | 'lineage'>;

const withFormerNames = (change: ShopChange) =>
  change.name === undefined ? change : { ...change, former_names: formerNames(sql`${change.name}`) };

/** Only when the caller has seen the latest; no row back: somebody was faster. */
export const update = (db: Db, { companyId }: Ours, id: string, rev: number, change: ShopChange) =>
  db
    .updateTable('shop')
    .set({ ...withFormerNames(change), rev: rev + 1 })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('rev', '=', rev)
    .where('deleted_at', 'is', null)
    .returning('rev');

/** As `update`, and only from one of the states. */
export const move = (
  db: Db,
  ours: Ours,
  at: { id: string; rev: number; from: readonly ShopState[] },
  change: ShopChange,
) => update(db, ours, at.id, at.rev, change).where('state', 'in', [...at.from]);

/** Into another group, after `update` said that nobody was faster. */
export const place = (db: Db, { companyId }: Ours, id: string, group: { id: string; lineage: string }, at: Date) => {
  const to = sql`${group.lineage}::text`;
  return db
    .with('noted', () => noteMoves({ companyId, at, to, which: sql`shop.id = ${id}::uuid` }))
    .updateTable('shop')
    .set({ group_id: group.id, lineage: group.lineage, ...placedSince(at) })
    .where('company_id', '=', companyId)
    .where('id', '=', id);
};

/** Under another name or code where `change` says so. No row back: somebody else brought it back before. */
export const restore = (db: Db, companyId: string, id: string, at: Date, change: ShopChange) =>
  db
    .updateTable('shop')
    .set({
      ...withFormerNames(change),
      ...placedSince(at),
      deleted_at: null,
      deleted_by: null,
      managers_then: [],
      updated_at: at,
      rev: sql<number>`rev + 1`,
    })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('deleted_at', 'is not', null)
    .returning(['name', 'state']);

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
            .select(['id', 'submitted_at', 'rate_percent', 'level_key'])
            .where('company_id', '=', companyId)
            .where('shop_id', '=', shopId)
            .where('state', '=', 'effective')
            .orderBy('submitted_at', 'desc')
            .orderBy('id', 'desc')
            .limit(1)
            .as('r'),
          (j) => j.onTrue(),
        )
        .select(['r.id', 'r.submitted_at', 'r.rate_percent', 'r.level_key'])
        .as('last'),
    )
    .set((eb) => ({
      last_record_id: eb.ref('last.id'),
      last_inspected_at: eb.ref('last.submitted_at'),
      last_rate: eb.ref('last.rate_percent'),
      last_level: eb.ref('last.level_key'),
    }))
    .where('shop.company_id', '=', companyId)
    .where('shop.id', '=', shopId);

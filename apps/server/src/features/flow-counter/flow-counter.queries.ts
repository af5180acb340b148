import type { flowCounterApi } from '@rondo/contract/flow-counter';
import type { Parsed } from '@rondo/contract/kit/endpoint';
import type { Actor } from '@rondo/domain/actor';
import { type Insertable, type SqlBool, sql, type Updateable } from 'kysely';
import { broughtBack } from '../../platform/bin.ts';
import type { Db } from '../../platform/db/company-db.ts';
import type { FlowCounter } from '../../platform/db/schema.gen.ts';
import { contains, type Sort, wordsOf } from '../../platform/list.ts';
import { shopInGroups, shopNamed, visibleShops } from '../scope/index.ts';

type List = Parsed<typeof flowCounterApi.list>;
type FlowCounterFilter = Omit<List, 'sort' | 'size' | 'page' | 'cursor'> & {
  /** External codes, in small letters. */
  code?: readonly string[];
};

const name = sql`lower(flow_counter.name)`;
export const SORTS: Record<List['sort'], Sort> = {
  name: { by: name, as: 'text', desc: false },
  '-name': { by: name, as: 'text', desc: true },
  '-updated': { by: sql`flow_counter.updated_at`, as: 'timestamptz', desc: true },
  shop: { by: sql`(lower(shop.name) || ' ' || ${name})`, as: 'text', desc: false },
};

/** Every counter at the stores in the actor's scope, deleted ones too, with the names of store and camera. */
const all = (db: Db, actor: Actor) =>
  visibleShops(db, actor)
    .innerJoin('flow_counter', (j) =>
      j.onRef('flow_counter.company_id', '=', 'shop.company_id').onRef('flow_counter.shop_id', '=', 'shop.id'),
    )
    .leftJoin('camera', (j) =>
      j.onRef('camera.company_id', '=', 'flow_counter.company_id').onRef('camera.id', '=', 'flow_counter.camera_id'),
    )
    .selectAll('flow_counter')
    .select(['shop.name as shop_name', 'camera.name as camera_name']);

/** The only way into the table for what somebody asks. */
const visible = (db: Db, actor: Actor) => all(db, actor).where('flow_counter.deleted_at', 'is', null);

export const filtered = (db: Db, actor: Actor, f: FlowCounterFilter) =>
  visible(db, actor)
    .where((eb) => eb.and(wordsOf(f.keyword).map((word) => holds(actor.companyId, word))))
    .$if(f.kind !== undefined, (q) => q.where('flow_counter.kind', 'in', f.kind ?? []))
    .$if(f.source !== undefined, (q) => q.where('flow_counter.source', '=', f.source ?? ''))
    .$if(f.code !== undefined, (q) => q.where(sql<string>`lower(flow_counter.code)`, 'in', [...(f.code ?? [])]))
    .$if(f.isOn !== undefined, (q) => q.where('flow_counter.is_on', '=', f.isOn ?? true))
    .$if(f.shopId !== undefined, (q) => q.where('flow_counter.shop_id', 'in', f.shopId ?? []))
    .$if(f.groupId !== undefined, (q) =>
      q.where(shopInGroups(actor.companyId, 'flow_counter.shop_id', f.groupId ?? [])),
    );

/** Condition: the word stands in its name or code, or names the store. */
const holds = (companyId: string, word: string) =>
  sql<SqlBool>`(flow_counter.name ilike ${contains(word)} or flow_counter.code ilike ${contains(word)}
    or ${shopNamed('shop', companyId, word)})`;

export const byId = (db: Db, actor: Actor, id: string) => visible(db, actor).where('flow_counter.id', '=', id);

/** What was deleted since then. */
export const deleted = (db: Db, actor: Actor, since: Date) =>
  all(db, actor)
    .where('flow_counter.deleted_at', '>=', since)
    .orderBy('flow_counter.deleted_at', 'desc')
    .orderBy('flow_counter.id', 'desc');

/** The store, held: counters are added to it one at a time. */
export const holdShop = (db: Db, actor: Actor, id: string) =>
  visibleShops(db, actor).select('shop.id').where('shop.id', '=', id).forNoKeyUpdate('shop');

export const countAt = (db: Db, companyId: string, shopId: string) =>
  db
    .selectFrom('flow_counter')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId)
    .where('shop_id', '=', shopId)
    .where('deleted_at', 'is', null);

export const insert = (db: Db, row: Insertable<FlowCounter>) => db.insertInto('flow_counter').values(row);

/** Only when the caller has seen the latest; no row back: somebody was faster. */
export const update = (
  db: Db,
  companyId: string,
  { id, rev }: { id: string; rev: number },
  change: Updateable<FlowCounter>,
) =>
  db
    .updateTable('flow_counter')
    .set({ ...change, rev: rev + 1 })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('rev', '=', rev)
    .where('deleted_at', 'is', null)
    .returning('rev');

export const restore = (db: Db, companyId: string, id: string, at: Date) =>
  db
    .updateTable('flow_counter')
    .set(broughtBack(at))
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('deleted_at', 'is not', null)
    .returning('rev');

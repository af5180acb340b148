import type { edgeApi } from '@rondo/contract/edge';
import type { Parsed } from '@rondo/contract/kit/endpoint';
import type { Actor } from '@rondo/domain/actor';
import { type EdgeEvent, edgeMachine } from '@rondo/domain/edge';
import { type Insertable, type SqlBool, sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import type { Edge } from '../../platform/db/schema.gen.ts';
import { contains, type Sort, wordsOf } from '../../platform/list.ts';
import { shopNamed, visibleShops } from '../scope/index.ts';

type List = Parsed<typeof edgeApi.list>;
type EdgeFilter = Omit<List, 'sort' | 'size' | 'page' | 'cursor'>;

export const SORTS: Record<List['sort'], Sort> = {
  name: { by: sql`edge.name`, as: 'text', desc: false },
  '-name': { by: sql`edge.name`, as: 'text', desc: true },
  '-created': { by: sql`edge.created_at`, as: 'timestamptz', desc: true },
};

/** Those at the stores in the actor's scope, with the names of their stores: the only way in for what somebody asks. */
const visible = (db: Db, actor: Actor) =>
  visibleShops(db, actor)
    .innerJoin('edge', (j) => j.onRef('edge.company_id', '=', 'shop.company_id').onRef('edge.shop_id', '=', 'shop.id'))
    .selectAll('edge')
    .select('shop.name as shop_name');

export const filtered = (db: Db, actor: Actor, f: EdgeFilter) =>
  visible(db, actor)
    .where((eb) => eb.and(wordsOf(f.keyword).map((word) => holds(actor.companyId, word))))
    .$if(f.state !== undefined, (q) => q.where('edge.state', 'in', f.state ?? []))
    .$if(f.shopId !== undefined, (q) => q.where('edge.shop_id', 'in', f.shopId ?? []));

/** Condition: the word stands in its name, its addresses, or names the store. */
const holds = (companyId: string, word: string) =>
  sql<SqlBool>`(edge.name ilike ${contains(word)} or edge.address ilike ${contains(word)}
    or edge.remote_address ilike ${contains(word)} or ${shopNamed('shop', companyId, word)})`;

export const byId = (db: Db, actor: Actor, id: string) => visible(db, actor).where('edge.id', '=', id);

export const shopById = (db: Db, actor: Actor, id: string) =>
  visibleShops(db, actor).select('shop.id').where('shop.id', '=', id);

export const insert = (db: Db, row: Insertable<Edge>) => db.insertInto('edge').values(row);

/** Only when the caller has seen the latest; no row back: somebody was faster. */
export const update = (db: Db, companyId: string, { id, rev }: { id: string; rev: number }, change: Updateable<Edge>) =>
  db
    .updateTable('edge')
    .set({ ...change, rev: rev + 1 })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('rev', '=', rev)
    .returning('rev');

interface Of {
  company_id: string;
  id: string;
}

/** A change of state, only where it can happen; no row back: it is another one by now. */
export const move = (db: Db, of: Of, event: EdgeEvent, at: Date, more: Updateable<Edge> = {}) =>
  db
    .updateTable('edge')
    .set({
      ...more,
      state: sql<string>`case state ${sql.join(
        edgeMachine.from(event).map((from) => sql`when ${from} then ${edgeMachine.after(from, event)}`),
        sql` `,
      )} end`,
      state_at: at,
    })
    .where('company_id', '=', of.company_id)
    .where('id', '=', of.id)
    .where('state', 'in', edgeMachine.from(event))
    .returning('id');

/** The code of a gateway: one at a time. */
export const putCode = (db: Db, { company_id, id }: Of, hash: Buffer, expiresAt: Date) =>
  db
    .insertInto('edge_code')
    .values({ company_id, edge_id: id, hash, expires_at: expiresAt })
    .onConflict((c) => c.columns(['company_id', 'edge_id']).doUpdateSet({ hash, expires_at: expiresAt }));

export const dropCode = (db: Db, { company_id, id }: Of) =>
  db.deleteFrom('edge_code').where('company_id', '=', company_id).where('edge_id', '=', id);

import type { Parsed } from '@rondo/contract/kit/endpoint';
import type { subscriptionApi } from '@rondo/contract/subscription';
import type { Actor } from '@rondo/domain/actor';
import { type SubscriptionEvent, subscriptionMachine } from '@rondo/domain/subscription';
import { type Insertable, type SqlBool, sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import type { Subscription } from '../../platform/db/schema.gen.ts';
import { contains, type Sort, wordsOf } from '../../platform/list.ts';
import { shopNamed, visibleShops } from '../scope/index.ts';

type List = Parsed<typeof subscriptionApi.list>;
type SubscriptionFilter = Omit<List, 'sort' | 'size' | 'page' | 'cursor'>;

export const SORTS: Record<List['sort'], Sort> = {
  '-day': { by: sql`subscription.planned_on`, as: 'date', desc: true },
  day: { by: sql`subscription.planned_on`, as: 'date', desc: false },
  '-created': { by: sql`subscription.created_at`, as: 'timestamptz', desc: true },
};

/** Those at the stores in the actor's scope, with the names of store and member: the only way into the table. */
const visible = (db: Db, actor: Actor) =>
  visibleShops(db, actor)
    .innerJoin('subscription', (j) =>
      j.onRef('subscription.company_id', '=', 'shop.company_id').onRef('subscription.shop_id', '=', 'shop.id'),
    )
    .innerJoin('member', (j) =>
      j.onRef('member.company_id', '=', 'subscription.company_id').onRef('member.id', '=', 'subscription.member_id'),
    )
    .selectAll('subscription')
    .select(['shop.name as shop_name', 'member.name as member_name']);

export const filtered = (db: Db, actor: Actor, f: SubscriptionFilter) =>
  visible(db, actor)
    .where((eb) => eb.and(wordsOf(f.keyword).map((word) => holds(actor.companyId, word))))
    .$if(f.state !== undefined, (q) => q.where('subscription.state', 'in', f.state ?? []))
    .$if(f.shopId !== undefined, (q) => q.where('subscription.shop_id', 'in', f.shopId ?? []))
    .$if(f.memberId !== undefined, (q) => q.where('subscription.member_id', 'in', f.memberId ?? []))
    .$if(f.from !== undefined, (q) => q.where('subscription.planned_on', '>=', f.from ?? ''))
    .$if(f.to !== undefined, (q) => q.where('subscription.planned_on', '<=', f.to ?? ''));

/** Condition: the word stands in the purpose, or names the store. */
const holds = (companyId: string, word: string) =>
  sql<SqlBool>`(subscription.purpose ilike ${contains(word)} or ${shopNamed('shop', companyId, word)})`;

export const byId = (db: Db, actor: Actor, id: string) => visible(db, actor).where('subscription.id', '=', id);

export const shopById = (db: Db, actor: Actor, id: string) =>
  visibleShops(db, actor).select('shop.id').where('shop.id', '=', id);

export const insert = (db: Db, row: Insertable<Subscription>) => db.insertInto('subscription').values(row);

/** Only when the caller has seen the latest; no row back: somebody was faster. */
export const update = (
  db: Db,
  actor: Actor,
  { id, rev }: { id: string; rev: number },
  change: Updateable<Subscription>,
) =>
  db
    .updateTable('subscription')
    .set({ ...change, rev: rev + 1 })
    .where('company_id', '=', actor.companyId)
    .where('id', '=', id)
    .where('rev', '=', rev)
    .returning('rev');

/** As `update`, and only from a state in which the event can happen. */
export const move = (
  db: Db,
  actor: Actor,
  seen: { id: string; rev: number; event: SubscriptionEvent },
  change: Updateable<Subscription>,
) => update(db, actor, seen, change).where('state', 'in', subscriptionMachine.from(seen.event));

import type { Actor } from '@rondo/domain/actor';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { joinReached, namedShop, type Reaching, reachedBy, reachesBeyond, visibleShops } from '../scope/index.ts';

const PLAN: Reaching = { row: 'timed_snapshot', hasTags: false };
const yes = sql<SqlBool>`true`;

/** Condition: the shop under this alias is one that the plan names, or hangs in one of its groups now. */
export const reached = (alias: string): RawBuilder<SqlBool> => reachedBy(PLAN, alias);

/** Condition: camera `c` of such a shop is one that the plan takes. */
const WATCHED = sql<SqlBool>`(timed_snapshot.cameras = 'all' or c.id = any(timed_snapshot.camera_ids)
  or (timed_snapshot.cameras = 'places' and c.places && timed_snapshot.places))`;

/** Cameras of a plan with their stores, whoever asks; of some stores where they are given. */
export const camerasOfPlan = (db: Db, companyId: string, planId: string, shopIds: readonly string[] | null) =>
  db
    .selectFrom('timed_snapshot')
    .innerJoin('shop as s', (j) => j.onRef('s.company_id', '=', 'timed_snapshot.company_id').on(reached('s')))
    .innerJoin('camera as c', (j) =>
      j.onRef('c.company_id', '=', 's.company_id').onRef('c.shop_id', '=', 's.id').on(WATCHED),
    )
    .select(['s.id as shop_id', 'c.id', 'c.name'])
    .where('timed_snapshot.company_id', '=', companyId)
    .where('timed_snapshot.id', '=', planId)
    .where('s.deleted_at', 'is', null)
    .where('c.deleted_at', 'is', null)
    .$if(shopIds !== null, (q) => q.where(sql<SqlBool>`s.id = any(${[...(shopIds ?? [])]}::uuid[])`));

/** What the plan has to know of its stores; whoever asks. */
export const shopsOfPlan = (db: Db, companyId: string, planId: string) =>
  db
    .selectFrom('timed_snapshot')
    .innerJoin('shop as s', (j) => j.onRef('s.company_id', '=', 'timed_snapshot.company_id').on(reached('s')))
    .select(['s.id', 's.state', 's.closing_on', 's.time_zone', 's.hours', 's.special_days'])
    .where('timed_snapshot.company_id', '=', companyId)
    .where('timed_snapshot.id', '=', planId)
    .where('s.deleted_at', 'is', null);

/** Those of some plans that reach a store outside of the actor's scope. */
export const beyondScope = (db: Db, actor: Actor, planIds: readonly string[]) =>
  db
    .selectFrom('timed_snapshot')
    .select('timed_snapshot.id')
    .where('timed_snapshot.company_id', '=', actor.companyId)
    .where(sql<SqlBool>`timed_snapshot.id = any(${[...planIds]}::uuid[])`)
    .where(reachesBeyond(actor, PLAN));

interface ReachedCount {
  id: string;
  shops: number;
  cameras: number;
}

/** How many stores of the actor's scope, and cameras there, each of some plans reaches now. */
export const reachedCounts = (db: Db, actor: Actor, planIds: readonly string[]) =>
  sql<ReachedCount>`select timed_snapshot.id, count(distinct s.id)::int as shops, count(c.id)::int as cameras
    from timed_snapshot
    ${joinReached(actor, PLAN)}
    left join camera c on c.company_id = s.company_id and c.shop_id = s.id and c.deleted_at is null and ${WATCHED}
   where timed_snapshot.company_id = ${actor.companyId} and timed_snapshot.id = any(${[...planIds]}::uuid[])
   group by timed_snapshot.id`.execute(db);

interface Wanted {
  shopIds: readonly string[];
  groupIds: readonly string[];
  cameras: 'all' | 'places' | 'chosen';
  places: readonly string[];
  cameraIds: readonly string[];
}

/** The stores of the actor's scope that a plan not yet saved would reach, each with how many cameras it takes there. */
export const wantedShops = (db: Db, actor: Actor, w: Wanted) =>
  visibleShops(db, actor)
    .select([
      'shop.id',
      'shop.state',
      'shop.closing_on',
      'shop.time_zone',
      'shop.hours',
      'shop.special_days',
      sql<number>`(select count(*)::int from camera c where c.company_id = shop.company_id and c.shop_id = shop.id
        and c.deleted_at is null and ${wantedCamera(w)})`.as('cameras'),
    ])
    .where(namedShop(actor, w));

function wantedCamera({ cameras, places, cameraIds }: Wanted): RawBuilder<SqlBool> {
  if (cameras === 'places') return sql<SqlBool>`c.places && ${[...places]}::text[]`;
  return cameras === 'chosen' ? sql<SqlBool>`c.id = any(${[...cameraIds]}::uuid[])` : yes;
}

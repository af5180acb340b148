import type { Parsed } from '@rondo/contract/kit/endpoint';
import type { timedSnapshotApi } from '@rondo/contract/timed-snapshot';
import type { Actor } from '@rondo/domain/actor';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import type { Sort } from '../../platform/list.ts';
import { shopInScope } from '../scope/index.ts';

type Frames = Parsed<typeof timedSnapshotApi.frames>;
type Filter = Omit<Frames, 'sort' | 'size' | 'page' | 'cursor'>;

const yes = sql<SqlBool>`true`;

export const SORTS: Record<Frames['sort'], Sort> = {
  planned: { by: sql`timed_snapshot_frame.planned_at`, as: 'timestamptz', desc: false },
  '-planned': { by: sql`timed_snapshot_frame.planned_at`, as: 'timestamptz', desc: true },
  '-difference': { by: sql`coalesce(timed_snapshot_frame.difference, 0)`, as: 'numeric', desc: true },
};

/** Those of stores in the actor's scope: the only way into the table for readers. */
export const inScope = (db: Db, actor: Actor) =>
  db
    .selectFrom('timed_snapshot_frame')
    .where('timed_snapshot_frame.company_id', '=', actor.companyId)
    .where(shopInScope(actor, 'timed_snapshot_frame.shop_id') ?? yes);

/** With the names of plan and store, and the picture where it is still kept. */
const named = (db: Db, actor: Actor) =>
  inScope(db, actor)
    .innerJoin('timed_snapshot', (j) =>
      j
        .onRef('timed_snapshot.company_id', '=', 'timed_snapshot_frame.company_id')
        .onRef('timed_snapshot.id', '=', 'timed_snapshot_frame.plan_id'),
    )
    .innerJoin('shop', (j) =>
      j
        .onRef('shop.company_id', '=', 'timed_snapshot_frame.company_id')
        .onRef('shop.id', '=', 'timed_snapshot_frame.shop_id'),
    )
    .leftJoin('album_picture', (j) =>
      j
        .onRef('album_picture.company_id', '=', 'timed_snapshot_frame.company_id')
        .onRef('album_picture.id', '=', 'timed_snapshot_frame.picture_id')
        .on('album_picture.deleted_at', 'is', null),
    )
    .selectAll('timed_snapshot_frame')
    .select([
      'timed_snapshot.name as plan_name',
      'timed_snapshot.reviewers',
      'shop.name as shop_name',
      'shop.time_zone',
      'album_picture.id as kept_id',
      'album_picture.rectification_id',
      sql<string | null>`coalesce(album_picture.marked_file_id, album_picture.file_id)`.as('file_id'),
    ]);

/** Condition: it still asks for a look: not enough people said something, or they disagree. */
export const toReview = sql<SqlBool>`(timed_snapshot_frame.needs_review and timed_snapshot_frame.state = 'captured'
  and (timed_snapshot_frame.verdict = 'disputed' or timed_snapshot_frame.judgements < (select o.reviewers from timed_snapshot o
    where o.company_id = timed_snapshot_frame.company_id and o.id = timed_snapshot_frame.plan_id)))`;

export const filtered = (db: Db, actor: Actor, f: Filter) =>
  named(db, actor)
    .$if(f.planId !== undefined, (q) => q.where('timed_snapshot_frame.plan_id', '=', f.planId ?? ''))
    .$if(f.shopId !== undefined, (q) => q.where('timed_snapshot_frame.shop_id', 'in', f.shopId ?? []))
    .$if(f.from !== undefined, (q) => q.where('timed_snapshot_frame.planned_on', '>=', f.from ?? ''))
    .$if(f.to !== undefined, (q) => q.where('timed_snapshot_frame.planned_on', '<=', f.to ?? ''))
    .$if(f.minute !== undefined, (q) => q.where('timed_snapshot_frame.planned_minute', '=', f.minute ?? 0))
    .$if(f.state !== undefined, (q) => q.where('timed_snapshot_frame.state', 'in', f.state ?? []))
    .$if(f.cause !== undefined, (q) => q.where('timed_snapshot_frame.cause', 'in', f.cause ?? []))
    .$if(f.cause !== undefined, (q) => q.where('timed_snapshot_frame.state', '=', 'missed'))
    .$if(f.late !== undefined, (q) => q.where('timed_snapshot_frame.is_late', '=', f.late ?? false))
    .$if(f.verdict !== undefined, (q) => q.where('timed_snapshot_frame.verdict', 'in', f.verdict ?? []))
    .$if(f.toReview !== undefined, (q) => q.where(sql<SqlBool>`${toReview} = ${f.toReview ?? false}`))
    .$if(f.taskId !== undefined, (q) => q.where('timed_snapshot_frame.review_task_id', '=', f.taskId ?? ''));

export const byId = (db: Db, actor: Actor, id: string) => named(db, actor).where('timed_snapshot_frame.id', '=', id);

export const byIds = (db: Db, actor: Actor, ids: readonly string[]) =>
  named(db, actor).where(sql<SqlBool>`timed_snapshot_frame.id = any(${[...ids]}::uuid[])`);

/** Names of some plans that have pictures of the actor's stores, for the words of a filter. */
export const planNames = (db: Db, actor: Actor, ids: readonly string[]) =>
  db
    .selectFrom('timed_snapshot')
    .select('name')
    .where('company_id', '=', actor.companyId)
    .where(sql<SqlBool>`timed_snapshot.id = any(${[...ids]}::uuid[])`)
    .where('timed_snapshot.id', 'in', inScope(db, actor).select('timed_snapshot_frame.plan_id'));

const counts = [
  sql<number>`count(*) filter (where timed_snapshot_frame.state = 'captured')::int`.as('captured'),
  sql<number>`count(*) filter (where timed_snapshot_frame.state = 'missed')::int`.as('missed'),
  sql<number>`count(*) filter (where timed_snapshot_frame.state = 'waiting')::int`.as('waiting'),
  sql<number>`count(*) filter (where timed_snapshot_frame.is_late)::int`.as('late'),
] as const;

/** What some plans took since a day. */
export const weekCounts = (db: Db, actor: Actor, planIds: readonly string[], since: string) =>
  inScope(db, actor)
    .select(['plan_id', ...counts])
    .where(sql<SqlBool>`timed_snapshot_frame.plan_id = any(${[...planIds]}::uuid[])`)
    .where('planned_on', '>=', since)
    .groupBy('plan_id');

interface Period {
  planId?: string | undefined;
  shopId?: readonly string[] | undefined;
  from: string;
  to: string;
}

const within = (db: Db, actor: Actor, { planId, shopId, from, to }: Period) =>
  inScope(db, actor)
    .where('planned_on', '>=', from)
    .where('planned_on', '<=', to)
    .$if(planId !== undefined, (q) => q.where('plan_id', '=', planId ?? ''))
    .$if(shopId !== undefined, (q) =>
      q.where(sql<SqlBool>`timed_snapshot_frame.shop_id = any(${[...(shopId ?? [])]}::uuid[])`),
    );

export const totals = (db: Db, actor: Actor, period: Period) =>
  within(db, actor, period).select([
    ...counts,
    sql<number>`count(*) filter (where ${toReview})::int`.as('to_review'),
    sql<number>`count(*) filter (where timed_snapshot_frame.verdict = 'disputed')::int`.as('disputed'),
  ]);

export const causes = (db: Db, actor: Actor, period: Period) =>
  within(db, actor, period)
    .select(['cause', sql<number>`count(*)::int`.as('count')])
    .where('state', '=', 'missed')
    .groupBy('cause')
    .orderBy('count', 'desc')
    .orderBy('cause');

/** What a task asks somebody to look at, by plan. */
export const reviewOf = (db: Db, actor: Actor, taskId: string) =>
  inScope(db, actor)
    .innerJoin('timed_snapshot as p', (j) =>
      j
        .onRef('p.company_id', '=', 'timed_snapshot_frame.company_id')
        .onRef('p.id', '=', 'timed_snapshot_frame.plan_id'),
    )
    .select(({ fn }) => [
      ...(['p.id', 'p.name'] as const),
      fn.min('timed_snapshot_frame.planned_on').as('from'),
      fn.max('timed_snapshot_frame.planned_on').as('to'),
      sql<number>`count(*)::int`.as('total'),
      sql<number>`count(*) filter (where ${toReview})::int`.as('left'),
      sql<number>`count(*) filter (where timed_snapshot_frame.verdict = 'problem')::int`.as('problems'),
    ])
    .where('timed_snapshot_frame.review_task_id', '=', taskId)
    .groupBy(['p.id', 'p.name']);

/** The stores of a period by name. */
export const shopsOf = (db: Db, actor: Actor, period: Period) =>
  db
    .selectFrom('shop')
    .select(['shop.id', 'shop.name'])
    .where('shop.company_id', '=', actor.companyId)
    .where('shop.deleted_at', 'is', null)
    .where('shop.id', 'in', within(db, actor, period).select('timed_snapshot_frame.shop_id'));

export const BY_NAME: Sort = { by: sql`shop.name`, as: 'text', desc: false };

/** By store and day. */
export const cells = (db: Db, actor: Actor, period: Period) =>
  within(db, actor, period)
    .select(['shop_id', 'planned_on', ...counts])
    .groupBy(['shop_id', 'planned_on'])
    .orderBy('planned_on');

/** By time of one day. */
export const timesOf = (db: Db, actor: Actor, period: Period) =>
  within(db, actor, period)
    .select(['planned_minute as minute', ...counts])
    .groupBy('planned_minute')
    .orderBy('planned_minute');

import type { Parsed } from '@rondo/contract/kit/endpoint';
import type { timedSnapshotApi } from '@rondo/contract/timed-snapshot';
import type { Actor } from '@rondo/domain/actor';
import { type TimedSnapshotEvent, timedSnapshotMachine } from '@rondo/domain/timed-snapshot';
import { type Insertable, type SqlBool, sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import type { TimedSnapshot } from '../../platform/db/schema.gen.ts';
import { contains, type Sort, wordsOf } from '../../platform/list.ts';
import { shopInScope } from '../scope/index.ts';
import { reached } from './reach.queries.ts';

type List = Parsed<typeof timedSnapshotApi.list>;
type Filter = Omit<List, 'sort' | 'size' | 'page' | 'cursor'>;

export const SORTS: Record<List['sort'], Sort> = {
  '-created': { by: sql`timed_snapshot.created_at`, as: 'timestamptz', desc: true },
  created: { by: sql`timed_snapshot.created_at`, as: 'timestamptz', desc: false },
};

/** Those that reach a store in the actor's scope: the only way into the table for readers. */
function visible(db: Db, actor: Actor) {
  const inScope = shopInScope(actor, 's.id');
  return db
    .selectFrom('timed_snapshot')
    .innerJoin('member', (j) =>
      j
        .onRef('member.company_id', '=', 'timed_snapshot.company_id')
        .onRef('member.id', '=', 'timed_snapshot.edited_by'),
    )
    .selectAll('timed_snapshot')
    .select('member.name as editor_name')
    .where('timed_snapshot.company_id', '=', actor.companyId)
    .$if(inScope !== null, (q) => q.where(reachesAny(inScope ?? sql`true`)));
}

const reachesAny = (condition: ReturnType<typeof sql>) => sql<SqlBool>`exists (select from shop s
  where s.company_id = timed_snapshot.company_id and s.deleted_at is null and ${condition} and ${reached('s')})`;

export const filtered = (db: Db, actor: Actor, f: Filter) =>
  visible(db, actor)
    .where((eb) => eb.and(wordsOf(f.keyword).map(holds)))
    .$if(f.state !== undefined, (q) => q.where('timed_snapshot.state', 'in', f.state ?? []))
    .$if(f.shopId !== undefined, (q) => q.where(reachesAny(sql`s.id = any(${[...(f.shopId ?? [])]}::uuid[])`)));

const holds = (word: string) =>
  sql<SqlBool>`(timed_snapshot.name ilike ${contains(word)} or timed_snapshot.name_pinyin like ${contains(word.toLowerCase())})`;

export const byId = (db: Db, actor: Actor, id: string) => visible(db, actor).where('timed_snapshot.id', '=', id);

/** The role that looks at the pictures of a plan. */
export const roleOf = (db: Db, companyId: string, roleId: string | null) =>
  db.selectFrom('role').select(['id', 'key', 'name']).where('company_id', '=', companyId).where('id', '=', roleId);

export const insert = (db: Db, row: Insertable<TimedSnapshot>) => db.insertInto('timed_snapshot').values(row);

interface Seen {
  id: string;
  rev: number;
}

/** Only when the caller has seen the latest; no row back: somebody was faster. */
export const update = (db: Db, companyId: string, { id, rev }: Seen, change: Updateable<TimedSnapshot>) =>
  db
    .updateTable('timed_snapshot')
    .set({ ...change, rev: rev + 1 })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('rev', '=', rev)
    .returning('rev');

/** As `update`, and only from a state in which the event can happen. */
export const move = (
  db: Db,
  companyId: string,
  event: TimedSnapshotEvent,
  seen: Seen,
  change: Updateable<TimedSnapshot>,
) => update(db, companyId, seen, change).where('state', 'in', timedSnapshotMachine.from(event));

/** Pictures of a plan that nobody has begun to take: they are asked for no more. */
export const dropWaiting = (db: Db, companyId: string, planId: string, now: Date) =>
  db
    .deleteFrom('timed_snapshot_frame')
    .where('company_id', '=', companyId)
    .where('plan_id', '=', planId)
    .where('state', '=', 'waiting')
    .where('planned_at', '>', now);

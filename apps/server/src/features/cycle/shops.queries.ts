import type { Actor } from '@rondo/domain/actor';
import { memberMachine } from '@rondo/domain/member';
import { isSampleId } from '@rondo/domain/sample-company';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { stateIn } from '../../platform/db/states.ts';
import { isReal } from '../../platform/sample-rows.ts';
import { groupSegment, shopInGroups, shopInScope, visibleShops } from '../scope/index.ts';
import { REACHED } from './cycle.queries.ts';
import { worksFor } from './in-hand.queries.ts';

export interface Target {
  shopIds: readonly string[];
  groupIds: readonly string[];
  excludedIds: readonly string[];
}

/**
 * Shops of a scope that a plan reaches: the named ones whatever their state, and the open ones of the groups. Those of the sample company
 * only where one of its groups is named.
 */
export const targets = (db: Db, actor: Actor, { shopIds, groupIds, excludedIds }: Target) =>
  visibleShops(db, actor)
    .innerJoin('shop_group as g', (j) =>
      j.onRef('g.company_id', '=', 'shop.company_id').onRef('g.id', '=', 'shop.group_id'),
    )
    .select([
      'shop.id',
      'shop.name',
      'shop.state',
      'shop.closing_on',
      'shop.time_zone',
      'shop.hours',
      'shop.special_days',
      'g.path',
    ])
    .where((eb) =>
      eb.or([
        sql<SqlBool>`shop.id = any(${[...shopIds]}::uuid[])`,
        eb.and([
          eb('shop.state', '=', 'open'),
          shopInGroups(actor.companyId, 'shop.id', groupIds),
          groupIds.some(isSampleId) ? sql<SqlBool>`true` : isReal('shop.id'),
        ]),
      ]),
    )
    .where(sql<SqlBool>`not shop.id = any(${[...excludedIds]}::uuid[])`);

/** Those of some ids that are groups, or stores that are not deleted, of a company. */
export async function knownPlaces(db: Db, companyId: string, ids: Pick<Target, 'groupIds' | 'excludedIds'>) {
  const { rows } = await sql<{ id: string; kind: 'group' | 'shop' }>`
    select id, 'group' as kind from shop_group where company_id = ${companyId} and id = any(${[...ids.groupIds]}::uuid[])
    union all
    select id, 'shop' from shop where company_id = ${companyId} and deleted_at is null
       and id = any(${[...ids.excludedIds]}::uuid[])`.execute(db);
  const of = (kind: string): string[] => rows.filter((row) => row.kind === kind).map((row) => row.id);
  return { groupIds: of('group'), excludedIds: of('shop') };
}

interface Window {
  seed: number;
  minutes: number;
  passed: number;
}

interface Due {
  occurrenceId: string;
  dueOn: string;
  startsAt: Date;
  timeZone: string;
  after: string | null;
  window: Window | null;
}

/**
 * The next shops of a zone that have not got anything on a date, by id. Within a window of random times only those whose time
 * has come: chance is a hash of shop and date, so that it is the same in every minute and nothing of it is stored. A shop that
 * opened or came into a group after its time gets nothing on that date.
 */
export const remaining = (db: Db, actor: Actor, target: Target, of: Due, limit: number) =>
  targets(db, actor, target)
    .where(sql<SqlBool>`coalesce(shop.time_zone, ${actor.timeZone}) = ${of.timeZone}`)
    .where(
      sql<SqlBool>`not exists (select from cycle_slot t where t.company_id = shop.company_id
        and t.occurrence_id = ${of.occurrenceId} and t.shop_id = shop.id)`,
    )
    .$if(of.after !== null, (q) => q.where('shop.id', '>', of.after ?? ''))
    .$if(of.window !== null, (q) => q.where(hasCome(of.dueOn, of.window)))
    .where(wasThere(target, of))
    .orderBy('shop.id')
    .limit(limit);

/** The minute of the window that chance gave a shop on a date: 0 to one before the length of the window, each as likely. */
export const minuteOf = (dueOn: string | RawBuilder<string>, window: Window | null) =>
  sql<number>`((hashtextextended(shop.id::text || ${dueOn}, ${window?.seed ?? 0}::bigint) & ${sql.lit('9223372036854775807')}::bigint)
    % ${window?.minutes ?? 1})`;

const hasCome = (dueOn: string, window: Window | null) =>
  sql<SqlBool>`${minuteOf(dueOn, window)} <= ${window?.passed ?? 0}`;

/** Whether the cycle reached a shop at its time: since then it is where it is, or it was open at another place of the cycle before. */
function wasThere({ shopIds, groupIds }: Target, { startsAt, dueOn, window }: Due) {
  const time = window
    ? sql`${startsAt}::timestamptz + ${minuteOf(dueOn, window)} * interval '1 minute'`
    : sql`${startsAt}::timestamptz`;
  const places = groupIds.map((id) => `%${groupSegment(id)}%`);
  return sql<SqlBool>`(shop.placed_at <= ${time} or (shop.placed_before is not null
    and (shop.id = any(${[...shopIds]}::uuid[]) or shop.placed_before like any(${places}::text[]))))`;
}

/** The zones in which shops of a company stand. */
export const zonesOf = (db: Db, companyId: string, timeZone: string) =>
  db
    .selectFrom('shop')
    .select(sql<string>`coalesce(time_zone, ${timeZone})`.as('time_zone'))
    .distinct()
    .where('company_id', '=', companyId)
    .where('deleted_at', 'is', null);

/** How many open shops of the actor's scope each of some cycles reaches now. */
export const reachedCounts = (db: Db, actor: Actor, cycleIds: readonly string[]) =>
  db
    .selectFrom('cycle')
    .innerJoin(
      visibleShops(db, actor).where('shop.state', '=', 'open').select(['shop.id', 'shop.lineage']).as('s'),
      (j) => j.on(REACHED),
    )
    .select(['cycle.id', sql<number>`count(*)::int`.as('shops')])
    .where('cycle.company_id', '=', actor.companyId)
    .where(sql<SqlBool>`cycle.id = any(${[...cycleIds]}::uuid[])`)
    .groupBy('cycle.id');

/** Those of some shops that the actor sees. */
export async function seenShops(db: Db, actor: Actor, ids: readonly string[]): Promise<Set<string>> {
  const rows = await visibleShops(db, actor)
    .select('shop.id')
    .where(sql<SqlBool>`shop.id = any(${[...ids]}::uuid[])`)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Those of some cycles that reach a store, in the scope of their owner or of nobody any more, which is outside the actor's. */
export const outsideScope = (db: Db, actor: Actor, cycleIds: readonly string[]) =>
  db
    .selectFrom('cycle')
    .innerJoin('member as o', (j) =>
      j.onRef('o.company_id', '=', 'cycle.company_id').onRef('o.id', '=', 'cycle.owner_id'),
    )
    .select('cycle.id')
    .where('cycle.company_id', '=', actor.companyId)
    .where(sql<SqlBool>`cycle.id = any(${[...cycleIds]}::uuid[])`)
    .where(
      sql<SqlBool>`exists (select from shop s where s.company_id = cycle.company_id and s.deleted_at is null and ${REACHED}
        and (${worksFor('o')} or not ${stateIn('o.state', memberMachine.working)}) and not ${shopInScope(actor, 's.id') ?? sql`true`})`,
    );

/** Names of those of some shops that the actor sees. */
export const visibleNames = (db: Db, actor: Actor, ids: readonly string[]) =>
  visibleShops(db, actor)
    .select('shop.name')
    .where(sql<SqlBool>`shop.id = any(${[...ids]}::uuid[])`)
    .orderBy('shop.name');

/** Names of the first of some shops, deleted ones too. */
export const shopNames = (db: Db, companyId: string, ids: readonly string[], limit: number) =>
  db
    .selectFrom('shop')
    .select('name')
    .where('company_id', '=', companyId)
    .where(sql<SqlBool>`id = any(${[...ids]}::uuid[])`)
    .orderBy('name')
    .limit(limit);

import type { Actor } from '@rondo/domain/actor';
import { COVERAGE_PERIODS, type CoverageState, periodBefore, periodOf, STANDINGS } from '@rondo/domain/coverage';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import type { Sort } from '../../platform/list.ts';
import { isReal } from '../../platform/sample-rows.ts';
import { visibleShops } from '../scope/index.ts';
import { isAbout } from './coverage-policy.queries.ts';

/** For each kind of period: the first day of the one before, the first and the last day of the present one. */
const bounds = (today: string) =>
  sql`(values ${sql.join(
    COVERAGE_PERIODS.map((per) => {
      const { from, to } = periodOf(per, today);
      return sql`(${sql.lit(per)}, ${periodBefore(per, today).from}::date, ${from}::date, ${to}::date)`;
    }),
  )}) as f(per, before_on, from_on, to_on)`;

interface Asked {
  policyIds: readonly string[];
  today: string;
}

/** Effective inspections that count for some policies, by store: of the present period and of the one before. */
const made = (companyId: string, { policyIds, today }: Asked) =>
  sql<{ policy_id: string; shop_id: string; made: number; made_before: number }>`(
    select p.id as policy_id, r.shop_id, count(*) filter (where r.business_on >= f.from_on)::int as made,
           count(*) filter (where r.business_on < f.from_on)::int as made_before
      from coverage_policy p join ${bounds(today)} on f.per = p.per
      join record r on r.company_id = p.company_id and r.business_on between f.before_on and f.to_on and r.state = 'effective'
       and (p.purpose is null or r.purpose = p.purpose) and (p.mode is null or r.mode = p.mode)
       and (p.template_id is null or r.template_id = p.template_id)
     where p.company_id = ${companyId} and p.id = any(${[...policyIds]}::uuid[])
     group by p.id, r.shop_id)`;

/** The open stores of the actor's scope that some policies are about, with how each stands (`Standing` of domain). */
function standing(db: Db, actor: Actor, asked: Asked) {
  const { companyId } = actor;
  return visibleShops(db, actor)
    .where('shop.state', '=', 'open')
    .where(isReal('shop.id'))
    .innerJoin('coverage_policy as p', (j) => j.onRef('p.company_id', '=', 'shop.company_id').on(isAbout('p')))
    .where(sql<SqlBool>`p.id = any(${[...asked.policyIds]}::uuid[])`)
    .innerJoin(sql<{ per: string; before_on: string }>`(select * from ${bounds(asked.today)})`.as('f'), (j) =>
      j.onRef('f.per', '=', 'p.per'),
    )
    .leftJoin(made(companyId, asked).as('m'), (j) =>
      j.onRef('m.policy_id', '=', 'p.id').onRef('m.shop_id', '=', 'shop.id'),
    );
}

const IS_DONE = sql<boolean>`(coalesce(m.made, 0) >= p.at_least)`;
const WAS_DONE = sql<boolean>`(coalesce(m.made_before, 0) >= p.at_least)`;
/** The store was there, by the calendar of the company, before the period began that is over. */
const isOwed = ({ timeZone }: Actor) => sql<boolean>`(p.since_on <= f.before_on
  and coalesce(shop.opened_on, (shop.created_at at time zone ${sql.lit(timeZone)})::date) <= f.before_on)`;

/** How many stores of each policy stand in which way. */
export const countsOf = (db: Db, actor: Actor, asked: Asked) =>
  standing(db, actor, asked)
    .select(['p.id', IS_DONE.as('is_done'), WAS_DONE.as('was_done'), isOwed(actor).as('owed')])
    .select(sql<number>`count(*)::int`.as('shops'))
    .groupBy('p.id')
    .groupBy(IS_DONE)
    .groupBy(WAS_DONE)
    .groupBy(isOwed(actor));

/** Those that wait longest first; at equal times by id. */
export const LONGEST: Sort = {
  by: sql`coalesce(shop.last_inspected_at, '-infinity')`,
  as: 'timestamptz',
  desc: false,
};

interface Some {
  id: string;
  today: string;
  states: readonly CoverageState[];
}

/** The stores of one policy that stand in some ways. */
export const shopsOf = (db: Db, actor: Actor, { id, today, states }: Some) =>
  visibleShops(db, actor)
    .innerJoin('shop_group', (j) =>
      j.onRef('shop_group.company_id', '=', 'shop.company_id').onRef('shop_group.id', '=', 'shop.group_id'),
    )
    .where(
      sql<SqlBool>`shop.id in (${standing(db, actor, { policyIds: [id], today })
        .where(standsIn(actor, states))
        .select('shop.id')})`,
    )
    .select(['shop.id', 'shop.name', 'shop_group.path', 'shop.last_inspected_at']);

/** Condition: a store stands in one of some ways. */
const standsIn = (actor: Actor, states: readonly CoverageState[]) =>
  sql<SqlBool>`(${sql.join(
    STANDINGS.filter(({ state }) => states.includes(state)).map(
      ({ isDone, wasDone, owed }) =>
        sql`(${IS_DONE} = ${isDone} and ${WAS_DONE} = ${wasDone} and ${isOwed(actor)} = ${owed})`,
    ),
    sql` or `,
  )})`;

/** How some stores stand to one policy, with the inspections that count. */
export const standingsOf = (db: Db, actor: Actor, policyId: string, today: string, shopIds: readonly string[]) =>
  standing(db, actor, { policyIds: [policyId], today })
    .where(sql<SqlBool>`shop.id = any(${[...shopIds]}::uuid[])`)
    .select(['shop.id', IS_DONE.as('is_done'), WAS_DONE.as('was_done'), isOwed(actor).as('owed')])
    .select([sql<number>`coalesce(m.made, 0)`.as('made'), sql<number>`coalesce(m.made_before, 0)`.as('made_before')]);

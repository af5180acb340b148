import type { Actor } from '@rondo/domain/actor';
import type { CycleDays } from '@rondo/domain/points/cycle';
import type { PointsEvent } from '@rondo/domain/points/event';
import type { PointsContent } from '@rondo/domain/points/rule';
import type { Severity } from '@rondo/domain/scoring/template';
import { shopMachine } from '@rondo/domain/shop';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { stateIn } from '../../platform/db/states.ts';
import { shopInGroups, shopInScope } from '../scope/index.ts';

/** Null: nothing of it is stored yet. */
type RuleId = string | null;
type TriedRule = Pick<PointsContent, 'target' | 'scope' | 'groupIds' | 'shopIds'>;

/** Condition: a rule that may not be stored is about the store in this column. */
function isAbout(companyId: string, column: string, { scope, groupIds, shopIds }: TriedRule): RawBuilder<SqlBool> {
  if (scope === 'all') return sql`true`;
  if (scope === 'groups') return shopInGroups(companyId, column, groupIds);
  return sql`${sql.ref(column)} = any(${[...shopIds]}::uuid[])`;
}

/** Whose points a rule moves, with how their account by it stood in a cycle: told by the days of lines, for they may be of other cycles. */
export interface TriedOwner {
  id: string;
  name: string;
  path: string | null;
  account_id: string | null;
  /** With what the account was opened before the cycle; null: it was not. */
  opened_with: number | null;
  /** With what the account was opened, at any time; null: there is none. */
  initial: number | null;
  /** After its last line before the cycle; null: there is none. */
  before: number | null;
  /** After its last line in the cycle; null: there is none. */
  after: number | null;
  /** Whether there was an account in the cycle. */
  was_there: boolean;
}

/** The stores in the actor's scope that a rule is about, or the members: who has an account, or would have from the first day or by a fact. */
export async function ownersOf(
  db: Db,
  actor: Actor,
  ruleId: RuleId,
  rule: TriedRule,
  { cycle: { from, to }, facts }: { cycle: CycleDays; facts: readonly TriedFact[] },
) {
  const { companyId } = actor;
  const isShop = rule.target === 'shop';
  const owners = isShop
    ? sql`select s.id, s.name, g.path, ${stateIn('s.state', shopMachine.from('close'))} as is_open from shop s
        left join shop_group g on g.company_id = s.company_id and g.id = s.group_id
       where s.company_id = ${companyId} and s.deleted_at is null and ${shopInScope(actor, 's.id') ?? sql`true`}
         and ${isAbout(companyId, 's.id', rule)}`
    : sql`select m.id, m.name, null as path, m.state = 'active' and ${rule.scope === 'all'} as is_open from member m
       where m.company_id = ${companyId}`;
  const { rows } = await sql<TriedOwner>`
    select o.id, o.name, o.path, a.id as account_id, b.balance as before, e.balance as after,
           case when o.opened_on < ${from}::date then a.initial end as opened_with, a.initial,
           coalesce(o.opened_on <= ${to}::date, false) as was_there
      from (select o.*, a.id as account, (a.opened_at at time zone c.time_zone)::date as opened_on
              from (${owners}) o join company c on c.id = ${companyId}
              left join points_account a on a.company_id = ${companyId} and a.rule_id = ${ruleId}::uuid
                and ${isShop ? sql`a.shop_id` : sql`a.member_id`} = o.id) o
      left join points_account a on a.company_id = ${companyId} and a.id = o.account
      left join lateral (select p.balance from points_posting p where p.company_id = ${companyId} and p.account_id = a.id
        and p.day < ${from}::date order by p.no desc limit 1) b on true
      left join lateral (select p.balance from points_posting p where p.company_id = ${companyId} and p.account_id = a.id
        and p.day between ${from}::date and ${to}::date order by p.no desc limit 1) e on true
     where o.is_open or a.id is not null or o.id = any(${[...new Set(facts.map((fact) => fact.owner_id))]}::uuid[])`.execute(
    db,
  );
  return rows;
}

/** A fact on which a rule is tried. */
export interface TriedFact {
  id: string;
  owner_id: string;
  event: PointsEvent;
  level_rank: number | null;
  rate_percent: number | null;
  severity: Severity | null;
  times: number;
  day_no: number | null;
  at: Date;
  day: string;
  /** Within the cycle; null: it counted to its end. */
  voided_at: Date | null;
}

/** What happened on some days that the rows of a rule speak of, in its order; `most` and one more. Index points_fact_day. */
export async function factsOf(
  db: Db,
  actor: Actor,
  rule: TriedRule,
  { days, until, events, most }: { days: CycleDays; until: string; events: readonly PointsEvent[]; most: number },
) {
  const { companyId } = actor;
  const isShop = rule.target === 'shop';
  const owner = isShop ? sql`f.shop_id` : sql`f.member_id`;
  const about = isAbout(companyId, 'f.shop_id', rule);
  const inScope = isShop ? (shopInScope(actor, 'f.shop_id') ?? sql`true`) : sql`true`;
  const { rows } = await sql<TriedFact>`
    select f.id, ${owner} as owner_id, f.event, f.level_rank, f.rate_percent, f.severity, f.times, f.day_no, f.at, f.day,
           case when v.day <= ${until}::date then f.voided_at end as voided_at
      from points_fact f join company c on c.id = f.company_id
      cross join lateral (select (f.voided_at at time zone c.time_zone)::date as day) v
     where f.company_id = ${companyId} and f.day between ${days.from}::date and ${days.to}::date
       and f.event = any(${[...events]}::text[]) and ${owner} is not null and ${inScope}
       and ((f.shop_id is null and ${rule.scope === 'all'}) or (f.shop_id is not null and ${about}))
     order by f.at, f.id limit ${most + 1}`.execute(db);
  return rows;
}

/** A line in the days of a cycle that somebody made by hand, or that takes something back. */
export interface GivenLine {
  owner_id: string;
  no: number;
  kind: 'manual' | 'reversal';
  requested: number;
  detail_key: string | null;
  at: Date;
  /** Of a reversal: the fact of what it takes back, where that is of these days. */
  fact_id: string | null;
  /** Of a reversal of something before these days: what each reset between carried over. */
  carried: (number | null)[];
}

export async function givenIn(db: Db, companyId: string, ruleId: RuleId, { from, to }: CycleDays) {
  const { rows } = await sql<GivenLine>`
    select coalesce(p.shop_id, p.member_id) as owner_id, p.no, p.kind, p.requested, p.detail_key, p.at,
           case when o.kind = 'event' and o.day >= ${from}::date then o.fact_id end as fact_id,
           array(select r.carried_percent from points_posting r where r.company_id = p.company_id and r.account_id = p.account_id
                    and r.kind = 'reset' and r.no > o.no and r.no < p.no and o.day < ${from}::date order by r.no) as carried
      from points_posting p left join points_posting o on o.company_id = p.company_id and o.id = p.reverses_id
     where p.company_id = ${companyId} and p.rule_id = ${ruleId}::uuid and p.day between ${from}::date and ${to}::date
       and p.kind in ('manual', 'reversal')
     order by p.at, p.no`.execute(db);
  return rows;
}

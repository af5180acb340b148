import type { Parsed } from '@rondo/contract/kit/endpoint';
import type { pointsRuleApi } from '@rondo/contract/points-rule';
import type { Actor } from '@rondo/domain/actor';
import { type PointsRuleEvent, pointsRuleMachine, seesAllPoints } from '@rondo/domain/points-rule';
import { type Insertable, type SqlBool, sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import type { PointsRule, PointsRuleVersion } from '../../platform/db/schema.gen.ts';
import { contains, type Sort, wordsOf } from '../../platform/list.ts';
import { shopInScope, visibleShops } from '../scope/index.ts';

type List = Parsed<typeof pointsRuleApi.list>;
type PointsRuleFilter = Omit<List, 'sort' | 'size' | 'page' | 'cursor'>;

export const SORTS: Record<List['sort'], Sort> = {
  '-updated': { by: sql`points_rule.updated_at`, as: 'timestamptz', desc: true },
  updated: { by: sql`points_rule.updated_at`, as: 'timestamptz', desc: false },
};

/** Condition: the rule in table `r` is about store `s` (both are names of tables or aliases). */
export const isAboutShop = (r: string, s: string) => sql<SqlBool>`(${sql.ref(`${r}.scope`)} = 'all'
  or (${sql.ref(`${r}.scope`)} = 'shops' and ${sql.ref(`${s}.id`)} = any(${sql.ref(`${r}.shop_ids`)}))
  or (${sql.ref(`${r}.scope`)} = 'groups' and exists (select from shop_group g
    where g.company_id = ${sql.ref(`${s}.company_id`)} and g.id = any(${sql.ref(`${r}.group_ids`)})
      and ${sql.ref(`${s}.lineage`)} like g.lineage || '%')))`;

/** Condition: the rule in table `r` posts on a civil day of the company. */
export const isLiveOn = (r: string, day: string) => sql<SqlBool>`(${sql.ref(`${r}.state`)} = 'enabled'
  and coalesce(${sql.ref(`${r}.valid_from`)} <= ${day}::date, true)
  and coalesce(${sql.ref(`${r}.valid_until`)} >= ${day}::date, true))`;

/** The rules that a reader knows of: those that stores do not see only for who manages or adjusts points. */
const knownRules = (db: Db, actor: Actor) =>
  ofCompany(db, actor.companyId)
    .$if(!seesAllPoints(actor), (q) => q.where('points_rule.is_visible', '=', true))
    .where(aboutScope(actor));

/** They with what is told of them. */
const visibleRules = (db: Db, actor: Actor) =>
  knownRules(db, actor)
    .innerJoin('member', (j) =>
      j.onRef('member.company_id', '=', 'points_rule.company_id').onRef('member.id', '=', 'points_rule.member_id'),
    )
    .select('member.name as member_name')
    .select(SHOPS.as('shops'));

const ofCompany = (db: Db, companyId: string) =>
  db.selectFrom('points_rule').selectAll('points_rule').where('points_rule.company_id', '=', companyId);

/** Condition: the rule is about everything, about a store in the actor's scope, or their own. */
function aboutScope(actor: Actor) {
  const inScope = shopInScope(actor, 'shop.id');
  if (!inScope) return sql<SqlBool>`true`;
  return sql<SqlBool>`(points_rule.scope = 'all' or points_rule.member_id = ${actor.memberId} or exists (select from shop
    where shop.company_id = points_rule.company_id and shop.deleted_at is null and ${inScope}
      and ${isAboutShop('points_rule', 'shop')}))`;
}

const SHOPS = sql<number>`(select count(*)::int from shop
  where shop.company_id = points_rule.company_id and shop.deleted_at is null and ${isAboutShop('points_rule', 'shop')})`;
const POSTINGS = sql<number>`(select count(*)::int from points_posting p
  where p.company_id = points_rule.company_id and p.rule_id = points_rule.id)`;
/** Whether somebody asked for points by hand by it, posted or not. */
const ADJUSTED = sql<boolean>`exists (select from points_adjustment a
  where a.company_id = points_rule.company_id and a.rule_id = points_rule.id)`;

const standing = (today: string) =>
  sql<string>`case when points_rule.state = 'enabled' and points_rule.valid_until < ${today}::date then 'expired' else points_rule.state end`;

export const filtered = (db: Db, actor: Actor, f: PointsRuleFilter, today: string) =>
  visibleRules(db, actor)
    .where((eb) => eb.and(wordsOf(f.keyword).map((word) => named(word))))
    .$if(f.standing !== undefined, (q) => q.where(sql<SqlBool>`${standing(today)} = any(${f.standing ?? []}::text[])`))
    .$if(f.postsToday !== undefined, (q) =>
      q.where(f.postsToday ? isLiveOn('points_rule', today) : sql<SqlBool>`not ${isLiveOn('points_rule', today)}`),
    )
    .$if(f.type !== undefined, (q) => q.where('points_rule.type', 'in', f.type ?? []))
    .$if(f.target !== undefined, (q) => q.where('points_rule.target', 'in', f.target ?? []));

const named = (word: string) =>
  sql<SqlBool>`(points_rule.name ilike ${contains(word)} or points_rule.name_pinyin like ${contains(word.toLowerCase())})`;

export const byId = (db: Db, actor: Actor, id: string) =>
  visibleRules(db, actor)
    .select([POSTINGS.as('postings'), ADJUSTED.as('is_adjusted')])
    .where('points_rule.id', '=', id);

/** To post by: one that the actor knows of, or by the company's word whoever knows of it; without what it would take counting. */
export const toPostBy = (db: Db, from: Actor | { companyId: string }, id: string) =>
  ('memberId' in from ? knownRules(db, from) : ofCompany(db, from.companyId)).where('points_rule.id', '=', id);

export const insert = (db: Db, row: Insertable<PointsRule>) => db.insertInto('points_rule').values(row);

export const insertVersion = (db: Db, row: Insertable<PointsRuleVersion>) =>
  db.insertInto('points_rule_version').values(row);

export const versionsOf = (db: Db, companyId: string, ruleId: string) =>
  db
    .selectFrom('points_rule_version as v')
    .innerJoin('member', (j) =>
      j.onRef('member.company_id', '=', 'v.company_id').onRef('member.id', '=', 'v.member_id'),
    )
    .select(['v.no', 'v.at', 'member.name'])
    .where('v.company_id', '=', companyId)
    .where('v.rule_id', '=', ruleId)
    .orderBy('v.no', 'desc');

/** Only when the caller has seen the latest; no row back: somebody was faster. */
export const update = (
  db: Db,
  actor: Actor,
  { id, rev }: { id: string; rev: number },
  change: Updateable<PointsRule>,
) =>
  db
    .updateTable('points_rule')
    .set({ ...change, rev: rev + 1 })
    .where('company_id', '=', actor.companyId)
    .where('id', '=', id)
    .where('rev', '=', rev)
    .returning('rev');

/** As `update`, and only from a state in which the event can happen. */
export const move = (
  db: Db,
  actor: Actor,
  seen: { id: string; rev: number; event: PointsRuleEvent },
  change: Updateable<PointsRule>,
) => update(db, actor, seen, change).where('state', 'in', pointsRuleMachine.from(seen.event));

/** Held until the transaction ends: who posts by it has done so, or waits. */
export const hold = (db: Db, companyId: string, id: string) =>
  db.selectFrom('points_rule').select('id').where('company_id', '=', companyId).where('id', '=', id).forUpdate();

/** No row back: something was posted or asked for by it. */
export const remove = (db: Db, companyId: string, id: string) =>
  db
    .deleteFrom('points_rule')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where(
      sql<SqlBool>`not exists (select from points_posting p where p.company_id = points_rule.company_id and p.rule_id = points_rule.id)`,
    )
    .where(sql<SqlBool>`not ${ADJUSTED}`)
    .returning('name');

/** Saves of rules of one company happen one after the other: two of them could not see each other's scope. */
export const lockRules = (db: Db, companyId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${companyId} || 'points_rule', 22))`.execute(db);

/** A store that two comprehensive rules would be about at the same time: the rule `id` as it is stored, and another one. */
export const sharedShop = (db: Db, companyId: string, id: string) =>
  db
    .selectFrom('points_rule as a')
    .innerJoin('points_rule as b', (j) => j.onRef('b.company_id', '=', 'a.company_id').onRef('b.id', '<>', 'a.id'))
    .innerJoin('shop', (j) => j.onRef('shop.company_id', '=', 'a.company_id').on('shop.deleted_at', 'is', null))
    .select(['shop.name as shop', 'b.name as rule'])
    .where('a.company_id', '=', companyId)
    .where('a.id', '=', id)
    .where('a.type', '=', 'comprehensive')
    .where('b.type', '=', 'comprehensive')
    .where('a.target', '=', 'shop')
    .where('b.target', '=', 'shop')
    .where(sql<SqlBool>`coalesce(a.valid_from, '-infinity') <= coalesce(b.valid_until, 'infinity')
      and coalesce(b.valid_from, '-infinity') <= coalesce(a.valid_until, 'infinity')`)
    .where(isAboutShop('a', 'shop'))
    .where(isAboutShop('b', 'shop'))
    .orderBy('shop.name')
    .limit(1);

export const groupsByIds = (db: Db, companyId: string, ids: readonly string[]) =>
  db
    .selectFrom('shop_group')
    .select(['id', 'path as name'])
    .where('company_id', '=', companyId)
    .where(sql<SqlBool>`id = any(${[...ids]}::uuid[])`)
    .orderBy('path');

/** Those that the reader finds in the tree of groups. */
export const groupsInSight = (db: Db, actor: Actor, ids: readonly string[]) => {
  const inScope = shopInScope(actor, 'shop.id');
  const { scope } = actor;
  const groups = groupsByIds(db, actor.companyId, ids);
  if (scope.kind === 'all' || !inScope) return groups;
  return groups.where(sql<SqlBool>`(exists (select from shop where shop.company_id = shop_group.company_id
      and shop.deleted_at is null and shop.lineage like shop_group.lineage || '%' and ${inScope})
    or exists (select from unnest(${[...scope.lineages]}::text[]) as own
      where starts_with(own, shop_group.lineage) or starts_with(shop_group.lineage, own)))`);
};

/** Whoever sees them. */
export const shopsOfCompany = (db: Db, companyId: string, ids: readonly string[]) =>
  db
    .selectFrom('shop')
    .select('id')
    .where('company_id', '=', companyId)
    .where('deleted_at', 'is', null)
    .where(sql<SqlBool>`id = any(${[...ids]}::uuid[])`);

/** Those of the reader's scope. */
export const shopsByIds = (db: Db, actor: Actor, ids: readonly string[]) =>
  visibleShops(db, actor)
    .select(['shop.id', 'shop.name'])
    .where(sql<SqlBool>`shop.id = any(${[...ids]}::uuid[])`)
    .orderBy('shop.name');

/** Names of rules of the company. */
export const ruleNames = (db: Db, companyId: string, ids: readonly string[]) =>
  db
    .selectFrom('points_rule')
    .select('name')
    .where('company_id', '=', companyId)
    .where(sql<SqlBool>`id = any(${[...ids]}::uuid[])`)
    .orderBy('name');

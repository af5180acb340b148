import type { Actor } from '@rondo/domain/actor';
import { memberMachine } from '@rondo/domain/member';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { insertAll } from '../../platform/db/insert-all.ts';
import { stateIn } from '../../platform/db/states.ts';
import { covers, holds } from '../people/index.ts';
import { pointsRuleIsAboutShop } from '../points-rule/index.ts';
import { visibleShops } from '../scope/index.ts';

interface TargetRow {
  company_id: string;
  adjustment_id: string;
  place: number;
  shop_id: string | null;
  member_id: string | null;
}

export const insertTargets = (db: Db, rows: readonly TargetRow[]) => insertAll(db, 'points_adjustment_target', rows);

/** The stores in the actor's scope, and whether a rule is about each. */
export const shopsFor = (db: Db, actor: Actor, ruleId: string, ids: readonly string[]) =>
  visibleShops(db, actor)
    .innerJoin('points_rule as r', (j) => j.onRef('r.company_id', '=', 'shop.company_id').on('r.id', '=', ruleId))
    .select(['shop.id', 'shop.name', pointsRuleIsAboutShop('r', 'shop').as('is_about')])
    .where(sql<SqlBool>`shop.id = any(${[...ids]}::uuid[])`);

const IS_ABOUT_MEMBER = sql<boolean>`(r.scope = 'all' or exists (select from points_account a
  where a.company_id = r.company_id and a.rule_id = r.id and a.member_id = member.id))`;

/** Those who work in the company, and whether a rule is about each: it is about everybody, or they have an account of it. */
export const membersFor = (db: Db, companyId: string, ruleId: string, ids: readonly string[]) =>
  db
    .selectFrom('member')
    .innerJoin('points_rule as r', (j) => j.onRef('r.company_id', '=', 'member.company_id').on('r.id', '=', ruleId))
    .select(['member.id', 'member.name'])
    .select(IS_ABOUT_MEMBER.as('is_about'))
    .where('member.company_id', '=', companyId)
    .where('member.state', 'in', memberMachine.working)
    .where(sql<SqlBool>`member.id = any(${[...ids]}::uuid[])`);

/** Whose points it moves, with what was posted of it. */
export const targetsOf = (db: Db, companyId: string, adjustmentId: string) =>
  db
    .selectFrom('points_adjustment_target as t')
    .leftJoin('shop', (j) => j.onRef('shop.company_id', '=', 't.company_id').onRef('shop.id', '=', 't.shop_id'))
    .leftJoin('member', (j) => j.onRef('member.company_id', '=', 't.company_id').onRef('member.id', '=', 't.member_id'))
    .leftJoin('points_posting as p', (j) =>
      j
        .onRef('p.company_id', '=', 't.company_id')
        .onRef('p.source_id', '=', 't.adjustment_id')
        .on('p.kind', '=', 'manual')
        .on(sql<SqlBool>`(p.shop_id = t.shop_id or p.member_id = t.member_id)`),
    )
    .select(['t.shop_id', 't.member_id', 'shop.name as shop_name', 'member.name as member_name'])
    .select(['p.applied', 'p.balance', 'p.limited_by'])
    .where('t.company_id', '=', companyId)
    .where('t.adjustment_id', '=', adjustmentId)
    .orderBy('t.place');

/** Those of its targets that are still there, and whether its rule is about each now. */
export const targetsLeft = (db: Db, companyId: string, adjustmentId: string) =>
  db
    .selectFrom('points_adjustment_target as t')
    .innerJoin('points_adjustment as a', (j) =>
      j.onRef('a.company_id', '=', 't.company_id').onRef('a.id', '=', 't.adjustment_id'),
    )
    .innerJoin('points_rule as r', (j) => j.onRef('r.company_id', '=', 'a.company_id').onRef('r.id', '=', 'a.rule_id'))
    .leftJoin('shop', (j) => j.onRef('shop.company_id', '=', 't.company_id').onRef('shop.id', '=', 't.shop_id'))
    .leftJoin('member', (j) => j.onRef('member.company_id', '=', 't.company_id').onRef('member.id', '=', 't.member_id'))
    .select(['t.shop_id', 't.member_id', sql<string>`coalesce(shop.name, member.name)`.as('name')])
    .select(
      sql<boolean>`case when t.shop_id is null then ${IS_ABOUT_MEMBER} else ${pointsRuleIsAboutShop('r', 'shop')} end`.as(
        'is_about',
      ),
    )
    .where('t.company_id', '=', companyId)
    .where('t.adjustment_id', '=', adjustmentId)
    .where(
      sql<SqlBool>`(${stateIn('member.state', memberMachine.working)} or (shop.id is not null and shop.deleted_at is null))`,
    )
    .orderBy('t.place');

/** Who can decide about an adjustment: holders of the permission who see all its stores, but who made it and whose points it moves. */
export const secondPersons = (db: Db, companyId: string, adjustmentId: string, authorId: string) =>
  db
    .selectFrom('member as m')
    .select('m.id')
    .where('m.company_id', '=', companyId)
    .where('m.state', '=', 'active')
    .where('m.id', '<>', authorId)
    .where(holds('x_points_adjust'))
    .where(
      sql<SqlBool>`not exists (select from points_adjustment_target t where t.company_id = m.company_id and t.adjustment_id = ${adjustmentId}
        and (t.member_id = m.id or (t.shop_id is not null and not ${covers(companyId, sql<string>`t.shop_id`)})))`,
    );

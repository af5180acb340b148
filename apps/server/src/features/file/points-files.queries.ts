import type { Actor } from '@rondo/domain/actor';
import { seesAllPoints } from '@rondo/domain/points-rule';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { shopInScope } from '../scope/index.ts';

/** Evidence of points by hand: for who gives them to stores in scope, and for those whose points they are, once they see the rule. */
export function ofAdjustment(actor: Actor): RawBuilder<SqlBool> {
  const inScope = shopInScope(actor, 't.shop_id') ?? sql<SqlBool>`true`;
  const adjusts = actor.codes.has('x_points_adjust');
  const targets = sql`select from points_adjustment_target t where t.company_id = a.company_id and t.adjustment_id = a.id`;
  return sql`exists (select from points_adjustment a join points_rule r on r.company_id = a.company_id and r.id = a.rule_id
    where a.company_id = u.company_id and a.id = u.object_id
      and ((${adjusts} and not exists (${targets} and t.shop_id is not null and not (${inScope})))
        or (a.state = 'posted' and r.is_visible and exists (${targets} and (t.member_id = ${actor.memberId} or (t.shop_id is not null and ${inScope}))))))`;
}

/** What is shown with an appeal against a posting: for who sees the posting. */
export function ofPointsAppeal(actor: Actor): RawBuilder<SqlBool> {
  const inScope = shopInScope(actor, 'p.shop_id') ?? sql<SqlBool>`true`;
  const all = seesAllPoints(actor);
  return sql`exists (select from points_appeal a join points_posting p on p.company_id = a.company_id and p.id = a.posting_id
      join points_rule r on r.company_id = p.company_id and r.id = p.rule_id
      left join shop s on s.company_id = p.company_id and s.id = p.shop_id
    where a.company_id = u.company_id and a.id = u.object_id and (r.is_visible or ${all})
      and ((p.shop_id is not null and s.deleted_at is null and ${inScope})
        or p.member_id = ${actor.memberId} or (p.member_id is not null and ${all})))`;
}

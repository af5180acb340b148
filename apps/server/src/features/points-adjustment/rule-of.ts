import type { Actor } from '@rondo/domain/actor';
import type { Tx } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { liveOf, pointsRuleIsLiveOn, pointsRuleToPostBy } from '../points-rule/index.ts';

/** A rule by which points can be posted on a day, one that an actor knows of or any of the company; refuses what is disabled, or not valid then. */
export async function liveRuleOf(
  { db }: Tx,
  from: Actor | { companyId: string },
  id: string,
  day: string,
): Promise<ReturnType<typeof liveOf>> {
  const row = await pointsRuleToPostBy(db, from, id)
    .select(pointsRuleIsLiveOn('points_rule', day).as('is_live'))
    // Nobody deletes it before the points are posted.
    .forKeyShare('points_rule')
    .executeTakeFirst();
  if (!row) throw new AppError('NOT_FOUND', { fields: [{ path: 'ruleId', rule: 'invalid' }] });
  if (!row.is_live) throw new AppError('POINTS_RULE_OFF', { params: { rule: row.name } });
  return liveOf(row);
}

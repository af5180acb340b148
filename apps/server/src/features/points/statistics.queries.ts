import type { Parsed } from '@rondo/contract/kit/endpoint';
import type { pointsApi } from '@rondo/contract/points';
import type { Actor } from '@rondo/domain/actor';
import type { CycleDays } from '@rondo/domain/points/cycle';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { filteredLedger } from './ledger.queries.ts';

type Asked = Parsed<typeof pointsApi.statistics>;

const PLUS = sql<number>`coalesce(sum(points_posting.applied) filter (where points_posting.applied > 0), 0)`;
const MINUS = sql<number>`coalesce(-sum(points_posting.applied) filter (where points_posting.applied < 0), 0)`;
const LOST = sql<number>`coalesce(sum(abs(points_posting.requested - points_posting.applied)), 0)`;

/** The lines of the ledger that the figures are made of: ends of cycles are none. A period over all rules is read by the index `points_posting_day`. */
const moved = (db: Db, actor: Actor, { granularity: _, ...filter }: Asked) =>
  filteredLedger(db, actor, { ...filter, keyword: '', kind: ['event', 'manual', 'reversal'] }).clearSelect();

/** What came and went in all. */
export const totals = (db: Db, actor: Actor, asked: Asked) =>
  moved(db, actor, asked).select([PLUS.as('plus'), MINUS.as('minus'), LOST.as('lost')]);

/** What came and went by one rule on some days; no row: nothing did. */
export const totalsOfRule = (db: Db, actor: Actor, ruleId: string, days: CycleDays) =>
  totals(db, actor, { ...days, ruleId: [ruleId], granularity: 'day' }).having(sql<boolean>`count(*) > 0`);

/** By rule and event, the greatest movement first. */
export const byEvent = (db: Db, actor: Actor, asked: Asked) =>
  moved(db, actor, asked)
    .select(['points_posting.rule_id', 'points_rule.name as rule_name', 'points_posting.event'])
    .select([PLUS.as('plus'), MINUS.as('minus')])
    .groupBy(['points_posting.rule_id', 'points_rule.name', 'points_posting.event'])
    .orderBy(sql`sum(abs(points_posting.applied)) desc, points_rule.name, points_posting.event`);

/** By the row of the rule that asked for it; null: by hand. */
export const byDetail = (db: Db, actor: Actor, asked: Asked) =>
  moved(db, actor, asked)
    .select(['points_posting.detail_key', PLUS.as('plus'), MINUS.as('minus')])
    .groupBy('points_posting.detail_key')
    .orderBy('points_posting.detail_key');

/** By store and member, the best first. */
export const byOwner = (db: Db, actor: Actor, asked: Asked) =>
  moved(db, actor, asked)
    .select(['points_posting.shop_id', 'points_posting.member_id', 'shop.name as shop_name'])
    .select(['member.name as member_name', 'shop_group.path', PLUS.as('plus'), MINUS.as('minus'), LOST.as('lost')])
    .select(sql<string>`coalesce(points_posting.shop_id, points_posting.member_id)`.as('id'))
    .select(sql<number>`(rank() over (order by sum(points_posting.applied) desc))::int`.as('rank'))
    .groupBy(['points_posting.shop_id', 'points_posting.member_id', 'shop.name', 'member.name', 'shop_group.path'])
    .orderBy(sql`sum(points_posting.applied) desc, coalesce(shop.name, member.name)`)
    .orderBy(sql`coalesce(points_posting.shop_id, points_posting.member_id)`);

/** How many stores and members there are in that ranking. */
export async function countOwners(db: Db, actor: Actor, asked: Asked): Promise<number> {
  const owners = sql<number>`count(distinct coalesce(points_posting.shop_id, points_posting.member_id))::int`;
  return (await moved(db, actor, asked).select(owners.as('count')).executeTakeFirstOrThrow()).count;
}

/** By the groups right below the chosen ones, else below the top: each with the stores that hang at or below it now. */
export const byGroup = (db: Db, actor: Actor, asked: Asked) =>
  moved(db, actor, asked)
    .innerJoin('shop_group as part', (j) =>
      j
        .onRef('part.company_id', '=', 'points_posting.company_id')
        .on(sql<boolean>`shop.lineage like part.lineage || '%'`)
        .on(sql<boolean>`part.parent_id in (select above.id from shop_group above where above.company_id = ${actor.companyId}
          and ${asked.groupId ? sql`above.id = any(${asked.groupId}::uuid[])` : sql`above.parent_id is null`})`),
    )
    .select([sql<string>`part.id`.as('id'), sql<string>`part.name`.as('name'), PLUS.as('plus'), MINUS.as('minus')])
    .groupBy(['part.id', 'part.name'])
    .orderBy(sql`sum(points_posting.applied) desc, part.name, part.id`);

/** By parts of time, under the first day of the part. */
export const byPart = (db: Db, actor: Actor, asked: Asked) => {
  const part = sql<string>`date_trunc(${sql.lit(asked.granularity)}, points_posting.day)::date`;
  return moved(db, actor, asked)
    .select([part.as('part'), PLUS.as('plus'), MINUS.as('minus'), LOST.as('lost')])
    .groupBy(part);
};

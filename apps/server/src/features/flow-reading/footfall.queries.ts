import { type RawBuilder, sql } from 'kysely';

/** Condition on the days `f`: of the last whole days before a day, and none that figures leave out. */
const isCounted = (
  today: string,
  days: number,
) => sql`f.day between ${today}::date - ${days}::int and ${today}::date - 1
  and not exists (select from flow_exclusion x where x.company_id = f.company_id and x.shop_id = f.shop_id and x.day = f.day)`;

/**
 * A relation of `shop_id` and `quarter`: in which quarter of some stores each is by who came in on the last whole days, 0 the fullest;
 * stores with the same number are in the same. Those without a count are left out. `shopIds`: a subquery of ids.
 */
export const footfallQuarters = (
  companyId: string,
  { shopIds, today, days }: { shopIds: RawBuilder<unknown>; today: string; days: number },
) => sql`(select t.shop_id, least(3, floor(percent_rank() over (order by t.entries desc) * 4))::int as quarter
  from (select f.shop_id, sum(f.entries) as entries from flow_day f
    where f.company_id = ${companyId} and f.shop_id in (${shopIds}) and ${isCounted(today, days)}
    group by f.shop_id having sum(f.healthy_minutes) > 0 or sum(f.entries) > 0) t)`;

/** Lines with the rule, the row of it that asked for them and the fact they are of. */
const LINES = `points_posting p join points_rule r on r.company_id = p.company_id and r.id = p.rule_id
  join points_account a on a.company_id = p.company_id and a.id = p.account_id
  left join points_fact f on f.company_id = p.company_id and f.id = p.fact_id
  left join lateral (select d from jsonb_array_elements(r.details) d where d ->> 'key' = p.detail_key) row on true`;

/** What is wrong when a query about the points of the demo finds a row; each is told from the tables alone. */
export const WRONG_POINTS: readonly string[] = [
  // What an account was opened with and its lines come to its balance.
  `points_account a where balance - initial <> (select coalesce(sum(applied), 0) from points_posting p where p.account_id = a.id)`,
  // Each line goes on from the one before it, later, and stays inside the limits of its rule.
  `(select p.*, lag(p.balance, 1, a.initial) over same as before, lag(p.at) over same as at_before, r.lower, r.upper from ${LINES}
     window same as (partition by p.account_id order by p.no)) l
   where before + applied <> balance or at < at_before or balance not between lower and upper`,
  // An event asks for what its row says; less is posted only where a limit or a cap says so.
  `${LINES} where p.kind = 'event' and p.requested is distinct from
     round((d ->> 'points')::numeric * (d ->> 'weight')::numeric / 100, 2) * f.times`,
  `points_posting where (applied = requested) <> (limited_by is null)`,
  `(select sum(abs(applied)) as gave, min((d ->> 'capPerCycle')::numeric) as cap from ${LINES} group by a.id, p.cycle_from, p.detail_key
     union all select sum(abs(applied)), min((d ->> 'capPerDay')::numeric) from ${LINES} group by a.id, p.day, p.detail_key) l where gave > cap`,
  // A cycle is begun at the initial value, each once, up to the present one.
  `points_posting p join points_account a on a.id = p.account_id where p.kind = 'reset' and p.balance <> a.initial`,
  `points_account a join company c on c.id = a.company_id where cycle_from <> date_trunc('month', now() at time zone c.time_zone)::date
     or (select count(*) from points_posting p where p.account_id = a.id and p.kind = 'reset')
        <> (extract(year from age(cycle_from, date_trunc('month', opened_at at time zone c.time_zone))) * 12
            + extract(month from age(cycle_from, date_trunc('month', opened_at at time zone c.time_zone))))`,
  // Tasks in time, of the store and of who did them; inspections that failed; fixes that were sent back.
  `(select r.id as rule_id, t.id from points_rule r join task t on t.company_id = r.company_id and t.state = 'completed'
      and t.finished_at >= r.updated_at and coalesce(t.submitted_at, t.finished_at) <= t.deadline_at) t
   full join (select * from points_posting where event = 'task_on_time') p on p.rule_id = t.rule_id and p.source_id = t.id
   where t.id is null or p.id is null`,
  `(select x.id from record x join points_rule r on r.company_id = x.company_id and r.target = 'shop' join task t on t.record_id = x.id
      where x.state = 'effective' and x.level_key = 'fail' and t.finished_at >= r.updated_at) x
   full join (select * from points_posting where detail_key = 'fail') p on p.source_id = x.id where x.id is null or p.id is null`,
  `(select h.object_id as id, count(*) as times from history h join points_rule r on r.company_id = h.company_id and r.target = 'shop'
      where h.object_kind = 'rectification' and h.event = 'reject' and h.at >= r.updated_at group by 1) h
   full join (select source_id, count(*) as times from points_posting where event = 'rectification_rejected' group by 1) p
     on p.source_id = h.id where h.times is distinct from p.times`,
  // What was posted by hand is in the ledger, what waits or was refused is not.
  `points_adjustment a join points_adjustment_target t on t.adjustment_id = a.id
   left join points_posting p on p.source_id = a.id and (p.shop_id = t.shop_id or p.member_id = t.member_id)
   where (a.state = 'posted') <> (p.requested is not distinct from a.points)`,
];

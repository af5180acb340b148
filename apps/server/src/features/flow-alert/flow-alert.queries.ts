import { FLOW_ALERT, type FlowAlert, type OpenHour } from '@rondo/domain/flow-alert';
import { memberMachine } from '@rondo/domain/member';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import type { FlowAlert as AlertRow, FlowSetting } from '../../platform/db/schema.gen.ts';
import { stateIn } from '../../platform/db/states.ts';
import { covers, holds } from '../people/index.ts';

export const setting = (db: Db, companyId: string) =>
  db.selectFrom('flow_setting').selectAll().where('company_id', '=', companyId);

/** The first time somebody sets it, or when the caller has seen the latest; no row back: somebody was faster. */
export const save = (db: Db, row: Insertable<FlowSetting>, seen: number, change: Updateable<FlowSetting>) =>
  db
    .insertInto('flow_setting')
    .values({ ...row, rev: 1 })
    .onConflict((c) =>
      c
        .column('company_id')
        .doUpdateSet({ ...change, rev: seen + 1 })
        .where('flow_setting.rev', '=', seen),
    )
    .returning('rev');

interface ShopDay {
  shop_id: string;
  shop_name: string;
  healthy: number;
  expected: number;
  hours: OpenHour[];
}

/** Whether a store was open for business on a day, as far as its state tells: not in preparation, and not closed by then. */
const wasOpen = (day: string) => sql`(s.state = 'open' or s.state = 'closed' and s.closed_on > ${day}::date)`;

/**
 * The open hours of a day of every store that has an entrance that counts, with the same hours of that weekday of four weeks before. A
 * closed store is left out, as are days of the weeks before on which it was closed: cameras go on counting nobody. A store whose entrances
 * are all imported, and of which nothing came for that day yet, is left out too: its file may still come. Index flow_hour_day.
 */
export const daysOf = (db: Db, companyId: string, day: string) =>
  sql<ShopDay>`with open_hour as materialized (
        select h.shop_id, h.day, h.hour, sum(h.entries)::int as entries, sum(h.healthy_minutes)::int as healthy,
               sum(h.expected_minutes)::int as expected
          from flow_hour h
         where h.company_id = ${companyId} and h.is_open
           and h.day in (select ${day}::date - 7 * n from generate_series(0, ${FLOW_ALERT.weeks}) n)
           and not exists (select from shop_closure c where c.company_id = ${companyId} and c.shop_id = h.shop_id
             and c.closed_on <= h.day and c.reopened_on > h.day)
         group by h.shop_id, h.day, h.hour),
      counted as (
        select o.shop_id, o.day from open_hour o where o.day < ${day}::date group by o.shop_id, o.day
        having sum(o.healthy) * 100 >= ${FLOW_ALERT.completeness} * greatest(sum(o.expected), 1)),
      earlier as (
        select o.shop_id, o.hour, json_agg(o.entries) as entries from open_hour o
          join counted d on d.shop_id = o.shop_id and d.day = o.day group by o.shop_id, o.hour)
    select o.shop_id, s.name as shop_name, sum(o.healthy)::int as healthy, sum(o.expected)::int as expected,
        json_agg(json_build_object('entries', o.entries, 'before', coalesce(e.entries, '[]'))) as hours
      from open_hour o
      join shop s on s.company_id = ${companyId} and s.id = o.shop_id and s.deleted_at is null and ${wasOpen(day)}
      left join earlier e on e.shop_id = o.shop_id and e.hour = o.hour
     where o.day = ${day}::date
       and exists (select 1 from flow_counter c where c.company_id = ${companyId} and c.shop_id = o.shop_id and c.kind = 'entrance'
         and c.is_on and c.deleted_at is null and (c.source = 'camera' or exists (
           select 1 from flow_reading r where r.company_id = ${companyId} and r.counter_id = c.id and r.day = o.day)))
     group by o.shop_id, s.name
     order by o.shop_id`.execute(db);

interface Queue {
  counter_id: string;
  counter_name: string;
  shop_id: string;
  shop_name: string;
  time_zone: string;
  day: string;
  /** Since when it was too long. */
  at: Date;
  peak: number;
}

/** Minutes of cameras in opening hours in which a queue was too long; minutes that follow each other have the same `run`. */
const crowdedMinutes = (companyId: string, above: number, since: Date) => sql`
    select m.counter_id, m.at, m.peak, r.day,
           m.at - row_number() over (partition by m.counter_id order by m.at) * interval '1 minute' as run
      from flow_minute m
      join flow_reading r on r.company_id = m.company_id and r.counter_id = m.counter_id and r.minutes = 15 and r.is_open
       and r.at = date_bin('15 minutes', m.at, 'epoch')
     where m.company_id = ${companyId} and m.at >= ${since} and m.peak > ${above}`;

/**
 * Queues of open stores that were too long since then, the first of each counter and day: on a camera for minutes in a row, so that one
 * crowded second is none; of an imported counter the whole reading, which knows no minutes.
 */
export const longQueues = (db: Db, companyId: string, above: number, since: Date) =>
  sql<Queue>`with crowded as (${crowdedMinutes(companyId, above, since)}),
      long as (
        select counter_id, min(day) as day, min(at) as at, max(peak) as peak from crowded
         group by counter_id, run having count(*) >= ${FLOW_ALERT.queueMinutes}
        union all
        select r.counter_id, r.day, r.at, r.peak from flow_reading r
          join flow_counter c on c.company_id = r.company_id and c.id = r.counter_id and c.source = 'import'
         where r.company_id = ${companyId} and r.is_open and r.at >= ${since} and r.peak > ${above})
    select distinct on (l.counter_id, l.day) l.counter_id, c.name as counter_name, c.shop_id, s.name as shop_name,
        coalesce(s.time_zone, k.time_zone) as time_zone, l.day::text as day, l.at, l.peak
      from long l
      join flow_counter c on c.company_id = ${companyId} and c.id = l.counter_id and c.kind = 'queue' and c.deleted_at is null
      join shop s on s.company_id = c.company_id and s.id = c.shop_id and s.deleted_at is null and s.state = 'open'
      join company k on k.id = c.company_id
     order by l.counter_id, l.day, l.at`.execute(db);

/** Notes what is told; no row back: it was told before. */
export const note = (db: Db, row: Insertable<AlertRow> & { kind: FlowAlert }) =>
  db
    .insertInto('flow_alert')
    .values(row)
    .onConflict((c) => c.doNothing())
    .returning('shop_id');

/** Who sees figures of a store. */
export const readersOf = (db: Db, companyId: string, shopId: string) =>
  sql<{ id: string }>`select m.id from member m
     where m.company_id = ${companyId} and ${stateIn('m.state', memberMachine.working)}
       and ${holds('visitor_statistics')} and ${covers(companyId, shopId)} order by m.id`.execute(db);

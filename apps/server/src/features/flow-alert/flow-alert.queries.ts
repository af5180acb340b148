import { FLOW_ALERT, type FlowAlert } from '@rondo/domain/flow-alert';
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
  entries: number;
  healthy: number;
  expected: number;
  /** Entries of the same weekday of the weeks before, where it was counted. */
  before: number[];
}

/**
 * The day of every store that has an entrance that counts, with the same weekday of four weeks before. A store whose entrances are all
 * imported, and of which nothing came for that day yet, is left out: its file may still come.
 */
export const daysOf = (db: Db, companyId: string, day: string) =>
  sql<ShopDay>`select d.shop_id, s.name as shop_name, sum(d.entries)::int as entries, sum(d.healthy_minutes)::int as healthy,
      sum(d.expected_minutes)::int as expected,
      coalesce((select json_agg(w.entries) from (
        select sum(b.entries)::int as entries from flow_day b
         where b.company_id = ${companyId} and b.shop_id = d.shop_id
           and b.day in (select ${day}::date - 7 * n from generate_series(1, ${FLOW_ALERT.weeks}) n)
         group by b.day having sum(b.healthy_minutes) * 100 >= ${FLOW_ALERT.completeness} * greatest(sum(b.expected_minutes), 1)) w), '[]') as before
      from flow_day d
      join shop s on s.company_id = d.company_id and s.id = d.shop_id and s.deleted_at is null
     where d.company_id = ${companyId} and d.day = ${day}::date
       and exists (select 1 from flow_counter c where c.company_id = ${companyId} and c.shop_id = d.shop_id and c.kind = 'entrance'
         and c.is_on and c.deleted_at is null and (c.source = 'camera' or exists (
           select 1 from flow_reading r where r.company_id = ${companyId} and r.counter_id = c.id and r.day = d.day)))
     group by d.shop_id, s.name
     order by d.shop_id`.execute(db);

interface Queue {
  counter_id: string;
  counter_name: string;
  shop_id: string;
  shop_name: string;
  time_zone: string;
  day: string;
  at: Date;
  peak: number;
}

/** Queues that were too long in readings that came since then: the first of each counter and day. */
export const longQueues = (db: Db, companyId: string, above: number, since: Date) =>
  sql<Queue>`select distinct on (r.counter_id, r.day) r.counter_id, c.name as counter_name, r.shop_id, s.name as shop_name,
      coalesce(s.time_zone, k.time_zone) as time_zone, r.day::text as day, r.at, r.peak
      from flow_reading r
      join flow_counter c on c.company_id = r.company_id and c.id = r.counter_id and c.kind = 'queue' and c.deleted_at is null
      join shop s on s.company_id = r.company_id and s.id = r.shop_id and s.deleted_at is null
      join company k on k.id = r.company_id
     where r.company_id = ${companyId} and r.at >= ${since} and r.peak > ${above}
     order by r.counter_id, r.day, r.at`.execute(db);

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

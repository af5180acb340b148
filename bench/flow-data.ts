import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import { over } from '../apps/server/src/demo/write.queries.ts';
import { createCompany } from '../apps/server/src/features/company/index.ts';
import { ownerPool } from '../apps/server/src/platform/db/pool.ts';
import { migrate } from '../apps/server/src/platform/migrate.ts';
import { type BenchPostgres, newDatabase, withClient } from './lib/database.ts';
import { short, table } from './lib/figures.ts';

export interface FlowPlan {
  /** Stores with hourly sums, and how many of them have readings of quarter hours too. */
  stores: number;
  rawStores: number;
  days: number;
}

export const flowPlan = (share: number): FlowPlan => ({
  stores: Math.ceil(10_000 / share),
  rawStores: Math.ceil(500 / share),
  days: Math.ceil(730 / Math.min(share, 4)),
});

/** Stores are open from ten to ten. */
const HOURS = { first: 10, last: 21 };
const ZONE = 'Asia/Shanghai';

export interface FilledFlow {
  url: string;
  companyId: string;
  plan: FlowPlan;
}

/** A company with stores, their counters, readings, and sums of hours and days, made by the database itself. */
export async function fillFlow(
  server: BenchPostgres,
  plan: FlowPlan,
  say: (line: string) => void,
): Promise<FilledFlow> {
  const name = 'rondo_bench_flow_data';
  await newDatabase(server, name);
  const url = server.url(name);
  await migrate(url);
  const companyId = randomUUID();
  const owner = ownerPool(url, 1, (error) => say(error.message));
  try {
    const plain = { timeZone: ZONE, isDemo: false, language: 'zh-CN' } as const;
    await createCompany(over(owner), { id: companyId, name: 'Flow', ...plain, newId: randomUUID });
  } finally {
    await owner.end();
  }
  await withClient(url, async (client) => {
    await stores(client, companyId, plan.stores);
    await readings(client, companyId, plan);
    await hours(client, companyId, plan.days);
    await days(client, companyId);
    await client.query('analyze flow_reading, flow_hour, flow_day');
  });
  return { url, companyId, plan };
}

/** What a year of a store takes on the disk, with its indexes. */
export async function flowStorage({ url, plan }: FilledFlow): Promise<string> {
  const years = plan.days / 365;
  const of = { flow_reading: plan.rawStores, flow_hour: plan.stores, flow_day: plan.stores };
  const rows = [['table', 'rows', 'MB', 'MB a store-year']];
  await withClient(url, async (client) => {
    for (const [name, some] of Object.entries(of)) {
      const { rows: found } = await client.query<{ count: string; bytes: string }>(
        `select (select count(*) from ${name}) as count, pg_total_relation_size('${name}') as bytes`,
      );
      const megabytes = Number(found[0]?.bytes ?? 0) / 2 ** 20;
      rows.push([
        name,
        Number(found[0]?.count ?? 0).toLocaleString('en-US'),
        short(megabytes),
        short(megabytes / some / years),
      ]);
    }
  });
  return table(rows);
}

async function stores(client: Client, companyId: string, count: number): Promise<void> {
  await client.query(
    `insert into shop (company_id, id, name, group_id, lineage, state, placed_at)
      select $1, gen_random_uuid(), 'Store ' || n, g.id, g.lineage, 'open', now()
        from generate_series(1, $2::int) n, shop_group g where g.company_id = $1 and g.parent_id is null`,
    [companyId, count],
  );
  await client.query(
    `insert into flow_counter (company_id, id, shop_id, name, kind, source, code, created_at, updated_at)
      select company_id, gen_random_uuid(), id, 'Door', 'entrance', 'import', name, now() - interval '3 years', now()
        from shop where company_id = $1`,
    [companyId],
  );
}

const OPEN = `generate_series(${HOURS.first}, ${HOURS.last}) h`;
const at = (minutes: string): string =>
  `((d::date + make_interval(hours => h, mins => ${minutes})) at time zone '${ZONE}')`;
const DAYS = `generate_series(current_date - $2::int, current_date - 1, interval '1 day') d`;
/** More at noon and in the evening, and at the weekend. */
const DRAWN = `(20 + 15 * sin(h / 3.0) + 20 * (extract(isodow from d) > 5)::int + 30 * random())::int`;

async function readings(client: Client, companyId: string, { rawStores, days: count }: FlowPlan): Promise<void> {
  await client.query(
    `insert into flow_reading (company_id, counter_id, at, shop_id, minutes, day, hour, is_open, entries, exits, healthy_minutes,
        source, received_at)
      select c.company_id, c.id, ${at('q')}, c.shop_id, 15, d::date, h, true, e, e, 15, 'camera', now()
        from (select * from flow_counter where company_id = $1 order by id limit $3) c, ${DAYS}, ${OPEN},
          generate_series(0, 45, 15) q, lateral (select (${DRAWN} / 4)::int as e) x`,
    [companyId, count, rawStores],
  );
}

async function hours(client: Client, companyId: string, count: number): Promise<void> {
  await client.query(
    `insert into flow_hour (company_id, shop_id, at, is_open, day, hour, entries, exits, group_entries, passers, capture_entries,
        fittings, fitting_entries, zone_visits, zone_exits, zone_entries, dwells, dwell_seconds, queue_waits, queue_seconds,
        early_entries, transactions, items, amount, sale_entries, staff, staff_entries, counted_passers, counted_transactions,
        counted_amount, counted_staff, healthy_minutes, expected_minutes)
      select s.company_id, s.id, ${at('0')}, true, d::date, h, e, e, 0, e * 6, e, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
          e / 4, e / 3, e * 9.5, e, 3, e, e * 6, e / 4, e * 9.5, 3, 60, 60
        from shop s, ${DAYS}, ${OPEN}, lateral (select ${DRAWN} as e) x
       where s.company_id = $1`,
    [companyId, count],
  );
}

async function days(client: Client, companyId: string): Promise<void> {
  await client.query(
    `insert into flow_day (company_id, shop_id, is_open, day, entries, exits, group_entries, passers, capture_entries, fittings,
        fitting_entries, zone_visits, zone_exits, zone_entries, dwells, dwell_seconds, queue_waits, queue_seconds, early_entries,
        transactions, items, amount, sale_entries, staff, staff_entries, counted_passers, counted_transactions, counted_amount,
        counted_staff, healthy_minutes, expected_minutes)
      select company_id, shop_id, is_open, day, sum(entries), sum(exits), 0, sum(passers), sum(capture_entries), 0, 0, 0, 0, 0, 0, 0,
          0, 0, 0, sum(transactions), sum(items), sum(amount), sum(sale_entries), sum(staff), sum(staff_entries),
          sum(counted_passers), sum(counted_transactions), sum(counted_amount), sum(counted_staff),
          sum(healthy_minutes), sum(expected_minutes)
        from flow_hour where company_id = $1 group by 1, 2, 3, 4`,
    [companyId],
  );
}

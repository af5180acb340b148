import { randomUUID } from 'node:crypto';
import { type FlowQuestion, flowFiguresApi } from '@rondo/contract/flow-figures';
import { addDays } from '@rondo/domain/civil-time';
import { over } from '../../apps/server/src/demo/write.queries.ts';
import { createCompany } from '../../apps/server/src/features/company/index.ts';
import { flowFigures } from '../../apps/server/src/features/flow-dashboard/index.ts';
import { databases } from '../../apps/server/src/platform/db/company-db.ts';
import { appPool, ownerPool } from '../../apps/server/src/platform/db/pool.ts';
import { migrate } from '../../apps/server/src/platform/migrate.ts';
import { type BenchPostgres, newDatabase } from '../lib/database.ts';
import { median, percentile, short, table } from '../lib/figures.ts';

const STORES = 10_000;
const DAYS = 730;
/** Days of which hours are kept here: those that a dashboard of a month, and the month before, can look at. */
const HOUR_DAYS = 62;
const OPEN = { from: 9, until: 21 } as const;
const ROUNDS = 9;
/** The bench fills until here; the dashboard asks for the days before. */
const TODAY = '2026-11-25';
/** What a dashboard may take. */
const BUDGET_MS = 1_000;

/** Twelve widgets over all stores: the cards, courses, rankings, map and shares of a management dashboard. */
const WIDGETS: readonly Partial<FlowQuestion>[] = [
  ...(['entries', 'captureRate', 'conversion', 'amount'] as const).map((metric) => ({
    metrics: [metric],
    by: 'time' as const,
  })),
  ...(['visitorValue', 'averageDwell'] as const).map((metric) => ({ metrics: [metric], by: 'time' as const })),
  { metrics: ['entries', 'exits'], by: 'time' },
  { metrics: ['entries', 'conversion', 'amount'], by: 'shop' },
  { metrics: ['entries'], by: 'shop', most: 2000 },
  { metrics: ['entries'], by: 'group' },
  { metrics: ['passers', 'entries', 'transactions'], by: 'none' },
  { metrics: ['completeness'], by: 'none' },
];

/** A dashboard of 12 widgets over 10,000 stores: of a week and a month of two years, and the same with a quarter of the history. */
export async function benchFlow(server: BenchPostgres, share: number, say: (line: string) => void): Promise<string> {
  const name = 'rondo_bench_flow';
  await newDatabase(server, name);
  const url = server.url(name);
  await migrate(url);
  const stores = Math.ceil(STORES / share);
  const rows = [['history', 'period', 'p50 ms', 'p95 ms', `within ${BUDGET_MS} ms`]];
  const companyId = await begun(url, stores, say);
  let filled = 0;
  for (const days of [Math.floor(DAYS / 4), DAYS]) {
    await filledUp(url, companyId, { from: filled + 1, to: days }, say);
    filled = days;
    for (const period of [7, 30])
      rows.push([`${days} days`, `${period} days`, ...(await measured(url, companyId, period, say))]);
  }
  return `${stores.toLocaleString('en-US')} stores\n${table(rows)}`;
}

/** A company with its stores in a hundred groups' worth of one group, placed all over. */
async function begun(url: string, stores: number, say: (line: string) => void): Promise<string> {
  const owner = ownerPool(url, 1, (error) => say(error.message));
  const id = randomUUID();
  try {
    const plain = { timeZone: 'Asia/Shanghai', isDemo: false, language: 'zh-CN' } as const;
    const start = await createCompany(over(owner), { id, name: 'Flow', ...plain, newId: randomUUID });
    await owner.query(
      `insert into shop (company_id, id, name, group_id, lineage, state, latitude, longitude, created_at, updated_at)
       select company_id, gen_random_uuid(), 'Store ' || n, id, lineage, 'open', 20 + random() * 20, 100 + random() * 20, now(), now()
         from shop_group cross join generate_series(1, $2::int) n where company_id = $1 and id = $3`,
      [id, stores, start.rootGroupId],
    );
    await owner.query('vacuum analyze shop');
    return id;
  } finally {
    await owner.end();
  }
}

/** Days, counted backwards from today, with one store's day in fifty lacking an hour; hours of the latest. */
async function filledUp(
  url: string,
  companyId: string,
  { from, to }: { from: number; to: number },
  say: (line: string) => void,
) {
  const owner = ownerPool(url, 1, (error) => say(error.message));
  const began = performance.now();
  const sums = (
    hours: string,
  ) => `e, e, null, null, 0, 4 * e, e, 4 * e, 0, 0, e, e, e, e, e, 60 * e, null, 0, 0, 0, e / 4, e / 2, 12.5 * e, e, 0, 0, e / 4, 12.5 * e,
    ${hours} * 60 - case when n % 50 = 0 then 60 else 0 end, ${hours} * 60`;
  const columns = `entries, exits, visitors, groups, group_entries, passers, capture_entries, counted_passers, fittings, fitting_entries, zone_visits,
    zone_exits, zone_entries, zone_door_exits, dwells, dwell_seconds, queue_peak, queue_waits, queue_seconds, early_entries, transactions, items, amount,
    sale_entries, staff, staff_entries, counted_transactions, counted_amount, healthy_minutes, expected_minutes`;
  const perDay = OPEN.until - OPEN.from;
  try {
    await owner.query(
      `insert into flow_day (company_id, shop_id, is_open, day, ${columns})
       select $1, s.id, true, $2::date - d, ${sums(String(perDay))}
         from generate_series($3::int, $4::int) d cross join lateral (
           select id, row_number() over () + d as n, (200 + random() * 400)::int as e from shop where company_id = $1) s`,
      [companyId, TODAY, from, to],
    );
    await owner.query(
      `insert into flow_hour (company_id, shop_id, at, is_open, day, hour, ${columns})
       select $1, s.id, ($2::date - d)::timestamp at time zone 'Asia/Shanghai' + h * interval '1 hour', true, $2::date - d, h, ${sums('1')}
         from generate_series($3::int, least($4::int, ${HOUR_DAYS})) d cross join generate_series(${OPEN.from}, ${OPEN.until - 1}) h
         cross join lateral (
           select id, case when h = 12 then row_number() over () + d else 1 end as n, (15 + random() * 40)::int as e from shop where company_id = $1) s`,
      [companyId, TODAY, from, to],
    );
    await owner.query('vacuum analyze flow_day');
    await owner.query('vacuum analyze flow_hour');
    say(`  filled days ${from} to ${to} in ${short((performance.now() - began) / 1000)} s`);
  } finally {
    await owner.end();
  }
}

async function measured(
  url: string,
  companyId: string,
  period: number,
  say: (line: string) => void,
): Promise<string[]> {
  const pool = appPool(url, 2, (error) => say(error.message));
  try {
    // Of an actor only the company and what they may see are read.
    const actor = { companyId, scope: { kind: 'all' }, timeZone: 'Asia/Shanghai', cutOff: '00:00' } as Parameters<
      typeof flowFigures
    >[0]['actor'];
    const context = { db: databases(pool).of(companyId), actor, now: () => new Date(`${TODAY}T04:00:00Z`) };
    const span = { from: addDays(TODAY, -period), to: addDays(TODAY, -1), compare: 'previous' };
    const asked = flowFiguresApi.read.input.parse({
      questions: WIDGETS.map((widget, index) => ({ key: `w${index}`, ...span, ...widget })),
    });
    const times: number[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const began = performance.now();
      const { answers } = await flowFigures(context, asked);
      if (answers.some(({ total }) => total.some(({ value }) => value === null)))
        throw new Error('a figure is not known');
      if (round > 0) times.push(performance.now() - began);
    }
    const p95 = percentile(times, 0.95);
    return [short(median(times)), short(p95), p95 <= BUDGET_MS ? 'yes' : 'NO'];
  } finally {
    await pool.end();
  }
}

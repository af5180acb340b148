import type pg from 'pg';
import { over } from '../../apps/server/src/demo/write.queries.ts';
import { hashPassword } from '../../apps/server/src/features/session/index.ts';
import { rebuildStatistics } from '../../apps/server/src/features/statistics/index.ts';
import { ownerPool } from '../../apps/server/src/platform/db/pool.ts';
import { migrate } from '../../apps/server/src/platform/migrate.ts';
import { type BenchPostgres, hasDatabase, newDatabase, withClient } from '../lib/database.ts';
import { withoutIndexes } from '../lib/indexes.ts';
import { type Frame, frameOf, writeFrame } from './frame.ts';
import { writeHistory } from './history.ts';
import type { Plan } from './plan.ts';

/** The password of every member of the load; accounts are `m<number>@c<company>.bench`. */
export const PASSWORD = 'Rondo2026';
/** Rises when the load writes something else: what an older one wrote is then made anew. */
const LOAD_VERSION = 2;
const BIG = ['task', 'task_person', 'record', 'record_item', 'rectification', 'rectification_person'];

export interface Loaded {
  url: string;
  /** By the order of the plan. */
  companies: Frame[];
}

/** The database of a plan, kept between runs; made anew when it is not there, another version's, or when `fresh`. */
export async function loaded(server: BenchPostgres, plan: Plan, fresh: boolean): Promise<Loaded> {
  const name = `rondo_bench_${plan.name}`;
  const url = server.url(name);
  const nowMs = !fresh && (await hasDatabase(server, name)) ? await stampOf(url) : null;
  if (nowMs !== null) {
    await migrate(url);
    return { url, companies: plan.companies.map((company) => frameOf(company, nowMs)) };
  }
  await newDatabase(server, name);
  return { url, companies: await load(url, plan, say) };
}

/** Fills a database that has no company: migrations, rows set by set, rollups, statistics of the planner, the stamp. */
export async function load(url: string, plan: Plan, log: (line: string) => void): Promise<Frame[]> {
  const began = performance.now();
  const seconds = (): string => `${((performance.now() - began) / 1000).toFixed(1)} s`;
  await migrate(url);
  const owner = ownerPool(url, 2, (error) => log(error.message));
  const db = over(owner);
  const nowMs = Math.floor(Date.now() / 1000) * 1000;
  const frames = plan.companies.map((company) => frameOf(company, nowMs));
  const passwordHash = await hashPassword(PASSWORD);
  try {
    await withClient(url, async (client) => {
      await client.query(`set synchronous_commit = off; set maintenance_work_mem = '512MB'; set work_mem = '128MB'`);
      await withoutIndexes(client, BIG, async () => {
        for (const frame of frames) {
          await writeFrame(client, db, frame, passwordHash);
          await writeHistory(client, frame);
          if (frame.plan.records >= 10_000)
            log(`  ${frame.plan.name}: ${frame.plan.records} records after ${seconds()}`);
        }
        log(`  rows written after ${seconds()}`);
      });
      log(`  indexes and keys after ${seconds()}`);
      await client.query('analyze');
    });
    for (const { companyId } of frames) await rebuildStatistics(db, companyId);
    log(`  rollups after ${seconds()}`);
    await withClient(url, (client) => finish(client, nowMs, log));
    log(`  loaded in ${seconds()}`);
  } finally {
    await owner.end();
  }
  return frames;
}

async function finish(client: pg.Client, nowMs: number, log: (line: string) => void): Promise<void> {
  await client.query(
    `update stat_state set data_until_on = (to_timestamp($1) at time zone 'Asia/Shanghai')::date - 1, ran_at = to_timestamp($1)`,
    [nowMs / 1000],
  );
  await client.query('vacuum analyze');
  await client.query('create table bench_stamp (version int, now_ms bigint)');
  await client.query('insert into bench_stamp values ($1, $2)', [LOAD_VERSION, nowMs]);
  const { rows } = await client.query<{ name: string; rows: string; size: string }>(
    `select relname as name, reltuples::bigint as rows, pg_size_pretty(pg_total_relation_size(oid)) as size
       from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples >= 10000 order by pg_total_relation_size(oid) desc limit 14`,
  );
  for (const row of rows) log(`  ${row.name.padEnd(26)} ${String(row.rows).padStart(9)} rows ${row.size.padStart(9)}`);
}

async function stampOf(url: string): Promise<number | null> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ there: boolean }>(`select to_regclass('bench_stamp') is not null as there`);
    if (!rows[0]?.there) return null;
    const stamp = await client.query<{ version: number; now_ms: string }>('select version, now_ms from bench_stamp');
    const row = stamp.rows[0];
    return row?.version === LOAD_VERSION ? Number(row.now_ms) : null;
  });
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

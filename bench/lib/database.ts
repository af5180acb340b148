import { join } from 'node:path';
import pg from 'pg';
import { startPostgres } from '../../apps/server/src/platform/embedded-postgres/start-postgres.ts';
import { repositoryRoot } from '../../apps/server/src/platform/repository-root.ts';

/** The PostgreSQL that holds the databases of the bench. */
export interface BenchPostgres {
  /** The same server, another database. */
  url(database: string): string;
  stop(): Promise<void>;
}

/** DATABASE_URL's server (an owner who may create databases), else an embedded one in BENCH_DATA, by default .cache/bench. In a `folder` always an embedded one. */
export async function benchPostgres(folder?: string): Promise<BenchPostgres> {
  const given = folder ? undefined : process.env.DATABASE_URL;
  const dataDir = folder ?? process.env.BENCH_DATA ?? join(repositoryRoot(), '.cache', 'bench');
  const started = given ? { url: given, stop: async () => undefined } : await startPostgres({ dataDir, log });
  return { url: (database) => inDatabase(started.url, database), stop: () => started.stop() };
}

function log(line: string): void {
  process.stdout.write(`${line}\n`);
}

function inDatabase(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
}

export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, options: '-c timezone=UTC' });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Whether a database is there. */
export async function hasDatabase(server: BenchPostgres, name: string): Promise<boolean> {
  return withClient(server.url('postgres'), async (client) => {
    const found = await client.query('select from pg_database where datname = $1', [name]);
    return found.rowCount === 1;
  });
}

/** An empty database of that name; one that was there is gone. Only names of the bench are touched. */
export async function newDatabase(server: BenchPostgres, name: string): Promise<void> {
  if (!name.startsWith('rondo_bench')) throw new Error(`${name} is not a database of the bench`);
  await withClient(server.url('postgres'), async (client) => {
    await client.query(`drop database if exists ${name} with (force)`);
    await client.query(`create database ${name}`);
  });
}

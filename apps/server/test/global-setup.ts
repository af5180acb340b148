import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startPostgres } from '../src/platform/embedded-postgres/start-postgres.ts';
import { migrate } from '../src/platform/migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The database every test file's own one is copied from, and the one to be connected to while copying. */
    testPostgres: { adminUrl: string; appUrl: string; template: string };
  }
}

/** A worker that died leaves its databases: longer than this nobody is waited for. */
const UNUSED_MS = 15_000;
/**
 * Nobody keeps these databases, so nothing needs to reach the disk, and nothing is cleaned up behind the tests: a worker of
 * autovacuum is a superuser's, and whoever drops the database in which it works is refused.
 */
const tuning = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off' };

/**
 * One real PostgreSQL for all test files of a run, with a migrated template; with TEST_DATABASE_URL (an owner who may
 * create databases) that server instead of the embedded one.
 */
export default async function setup(project: TestProject) {
  const given = process.env.TEST_DATABASE_URL;
  const server = given ? { url: given, appUrl: given, stop: async () => undefined } : await startTemporary();
  const template = `rondo_template_${randomBytes(4).toString('hex')}`;
  const adminUrl = withDatabase(server.url, 'postgres');
  await execute(adminUrl, `create database ${template} template ${given ? 'template1' : 'rondo'}`);
  await migrate(withDatabase(server.url, template));
  project.provide('testPostgres', { adminUrl, appUrl: server.appUrl, template });
  return async () => {
    await untilUnused(adminUrl);
    if (given) await execute(adminUrl, `drop database ${template} with (force)`);
    await server.stop();
  };
}

/** The last workers end while the run ends already: they close what they have on this server first. */
async function untilUnused(adminUrl: string): Promise<void> {
  const client = new pg.Client(adminUrl);
  await client.connect();
  const since = performance.now();
  for (;;) {
    const { rowCount } = await client.query(`select 1 from pg_database where datname ~ '^rondo_[0-9a-f]{16}$'`);
    if (rowCount === 0 || performance.now() - since > UNUSED_MS) break;
    await setTimeout(100);
  }
  await client.end();
}

export function withDatabase(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
}

async function startTemporary() {
  const folder = await mkdtemp(join(tmpdir(), 'postgres-'));
  await chmod(folder, 0o755);
  const started = await startPostgres({ dataDir: folder, log: () => undefined, tuning });
  const stop = async () => {
    await started.stop();
    await rm(folder, { recursive: true, force: true });
  };
  return { url: started.url, appUrl: started.appUrl, stop };
}

async function execute(url: string, statement: string) {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

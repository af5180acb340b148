import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { StartFailure } from './one-line-failure.ts';
import { repositoryRoot } from './repository-root.ts';

/** One file of apps/server/migrations: `0007_rectification.sql`. */
type Migration = { name: string; hash: string; sql: string };
export type MigrationState = { applied: string[]; pending: string[] };

const FILE = /^\d{4}_[a-z0-9_]+\.sql$/;
/** Two nodes that start together: the second waits here and finds everything applied. */
const MIGRATING = 7_260_119;

/**
 * Brings the database up to the files, each in its own transaction. Forward only: applied files never change.
 * Throws StartFailure when a file changed, is missing or came too late; the error of a failing statement names its file.
 */
export async function migrate(ownerUrl: string, folder = migrationsFolder()): Promise<{ applied: string[] }> {
  const files = await migrationFiles(folder);
  return withClient(ownerUrl, async (client) => {
    await client.query('select pg_advisory_lock($1)', [MIGRATING]);
    await client.query(
      `create table if not exists schema_migration (
         name text primary key, hash text not null, applied_at timestamptz not null default now())`,
    );
    const pending = pendingFiles(files, await appliedRows(client));
    for (const file of pending) await apply(client, file);
    return { applied: pending.map((file) => file.name) };
  });
}

/** What is applied and what is not, without changing anything. */
export async function migrationState(ownerUrl: string, folder = migrationsFolder()): Promise<MigrationState> {
  const files = await migrationFiles(folder);
  return withClient(ownerUrl, async (client) => {
    const { rows } = await client.query(`select to_regclass('schema_migration') is not null as present`);
    const applied = rows[0]?.present === true ? await appliedRows(client) : [];
    const pending = pendingFiles(files, applied);
    return { applied: applied.map((row) => row.name), pending: pending.map((file) => file.name) };
  });
}

function migrationsFolder(): string {
  return join(repositoryRoot(), 'apps', 'server', 'migrations');
}

async function migrationFiles(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const wrong = names.find((name, at) => !FILE.test(name) || names[at - 1]?.slice(0, 4) === name.slice(0, 4));
  if (wrong) throw new StartFailure(`${wrong} must be named NNNN_name.sql with a number of its own.`);
  return Promise.all(
    names.map(async (name) => {
      const sql = (await readFile(join(folder, name), 'utf8')).replaceAll('\r\n', '\n');
      return { name, sql, hash: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

type AppliedRow = { name: string; hash: string };

async function appliedRows(client: pg.Client): Promise<AppliedRow[]> {
  const { rows } = await client.query<AppliedRow>('select name, hash from schema_migration order by name');
  return rows;
}

/** Applied files must be the first ones of the folder, unchanged. */
function pendingFiles(files: Migration[], applied: AppliedRow[]): Migration[] {
  for (const [at, row] of applied.entries()) {
    const file = files.find((candidate) => candidate.name === row.name);
    if (!file)
      throw new StartFailure(
        `The database has the migration ${row.name}, which this program lacks: start the newer Rondo, or make the database of a checkout anew (npm run db -- reset).`,
      );
    if (file.hash !== row.hash)
      throw new StartFailure(`${row.name} was changed after it was applied: restore it and write a new migration.`);
    const late = files[at];
    if (late !== file)
      throw new StartFailure(`${late?.name} came after ${row.name} was applied: give it a higher number.`);
  }
  return files.slice(applied.length);
}

async function apply(client: pg.Client, { name, hash, sql }: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(sql);
    await client.query('insert into schema_migration (name, hash) values ($1, $2)', [name, hash]);
    await client.query('commit');
  } catch (cause) {
    await client.query('rollback');
    throw new Error(`${name}${place(sql, cause)}: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
  }
}

/** `:12` when PostgreSQL told the position of the mistake. */
function place(sql: string, cause: unknown): string {
  const position = cause instanceof pg.DatabaseError ? Number(cause.position) : Number.NaN;
  return Number.isNaN(position) ? '' : `:${sql.slice(0, position).split('\n').length}`;
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: 'rondo migrate' });
  try {
    await client.connect();
  } catch (cause) {
    const why = cause instanceof Error ? cause.message || cause.name : String(cause);
    throw new StartFailure(`The database cannot be reached (${why}): check DATABASE_URL and that PostgreSQL runs.`, {
      cause,
    });
  }
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

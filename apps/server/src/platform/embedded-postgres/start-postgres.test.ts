import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isPostgres } from './process-alive.ts';
import { type StartedPostgres, startPostgres } from './start-postgres.ts';

let dataDir: string;
let running: StartedPostgres[];
let lines: string[];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'rondo-cluster-'));
  await chmod(dataDir, 0o755);
  running = [];
  lines = [];
});

afterEach(async () => {
  for (const postgres of running) await postgres.stop();
  await rm(dataDir, { recursive: true });
});

test('the owner finds an empty database with the extensions and is no superuser', async () => {
  const { url } = await start();
  const [row] = await query(
    url,
    `select (select rolsuper from pg_roles where rolname = current_user) as super,
            array(select extname::text from pg_extension order by 1) as extensions,
            show_trgm('门店') <> '{}' as chinese`,
  );
  expect(row).toMatchObject({ super: false, chinese: true });
  expect(row?.extensions).toEqual(expect.arrayContaining(['btree_gist', 'citext', 'pg_trgm', 'pgcrypto']));
});

test('the application signs in as a role that owns nothing, and nothing is left of it without its one role', async () => {
  const { url, appUrl } = await start();
  await query(url, 'create table shown (n int); grant select on shown to rondo_app');
  const client = new pg.Client({ connectionString: appUrl, options: '-c role=rondo_app' });
  await client.connect();
  const code = (statement: string) =>
    client.query(statement).then(
      () => 'done',
      (error: pg.DatabaseError) => error.code,
    );
  expect(await code('select from shown')).toBe('done');
  await client.query('set role none');
  expect(await code('select from shown')).toBe('42501');
  expect(await code('create table own (n int)')).toBe('42501');
  expect(await code('set role rondo_owner')).toBe('42501');
  expect(await code('set session authorization rondo_owner')).toBe('42501');
  await client.end();
});

test('what was committed is there after a stop and a second start', async () => {
  const first = await start();
  await query(first.url, 'create table kept as select 1 as n');
  await first.stop();
  const second = await start();
  expect(second.adopted).toBe(false);
  expect(await query(second.url, 'select n from kept')).toEqual([{ n: 1 }]);
});

test('what was committed is there after kill -9 of PostgreSQL, which comes back on the same address', async () => {
  const { url } = await start();
  await query(url, 'create table kept as select 1 as n');
  const killed = await mainProcess();
  process.kill(killed, 'SIGKILL');
  await vi.waitFor(async () => expect(await query(url, 'select n from kept')).toEqual([{ n: 1 }]), {
    timeout: 15_000,
    interval: 50,
  });
  expect(await mainProcess()).not.toBe(killed);
});

test('a second Rondo on the same data shares PostgreSQL, and only the last one stops it', async () => {
  const first = await start();
  expect(lines.filter((line) => line.startsWith('Another Rondo'))).toEqual([]);
  const second = await start();
  expect(second).toMatchObject({ adopted: true, url: first.url });
  expect(lines.filter((line) => line.startsWith('Another Rondo'))).toHaveLength(1);
  const pid = await mainProcess();
  await first.stop();
  expect(await query(second.url, 'select 1 as n')).toEqual([{ n: 1 }]);
  await second.stop();
  running = [];
  expect(await isPostgres(pid)).toBe(false);
});

test('two first starts at the same moment make one cluster', async () => {
  const [one, other] = await Promise.all([start(), start()]);
  expect(one.url).toBe(other.url);
});

test('a postmaster.pid whose process id belongs to another program does not matter', async () => {
  await (await start()).stop();
  running = [];
  await writeFile(join(dataDir, 'postgres', 'data', 'postmaster.pid'), `${process.pid}\n/x\n0\n5432\n\n\n\nready\n`);
  const { url } = await start();
  expect(await query(url, 'select 1 as n')).toEqual([{ n: 1 }]);
});

test('recreate leaves an empty database behind', async () => {
  const postgres = await start();
  await query(postgres.url, 'create table gone ()');
  await postgres.recreate();
  expect(await query(postgres.url, `select to_regclass('gone') as gone`)).toEqual([{ gone: null }]);
});

test('a data folder that is a file is refused in one line', async () => {
  const file = join(dataDir, 'file');
  await writeFile(file, '');
  await expect(startPostgres({ dataDir: file, log: () => undefined })).rejects.toThrow(
    /is not a folder: mend that or set DATA_DIR/,
  );
});

test('as root below a private folder the cluster goes where its user can reach it', async ({ skip }) => {
  if (process.getuid?.() !== 0) skip('only root hands PostgreSQL to another user');
  const hidden = join(dataDir, 'private', 'data');
  await mkdir(hidden, { recursive: true });
  await chmod(join(dataDir, 'private'), 0o700);
  const { url } = await start(hidden);
  expect(await query(url, 'select 1 as n')).toEqual([{ n: 1 }]);
  const elsewhere = (await readFile(join(hidden, 'postgres.location'), 'utf8')).trim();
  await running.pop()?.stop();
  await rm(elsewhere, { recursive: true });
});

async function start(folder = dataDir) {
  const postgres = await startPostgres({ dataDir: folder, log: (line) => lines.push(line) });
  running.push(postgres);
  return postgres;
}

async function mainProcess() {
  return Number.parseInt(await readFile(join(dataDir, 'postgres', 'data', 'postmaster.pid'), 'utf8'), 10);
}

async function query(url: string, sql: string) {
  const client = new pg.Client(url);
  // PostgreSQL is killed under it; what is asked of it then fails by itself.
  client.on('error', () => undefined);
  await client.connect();
  return (await client.query(sql).finally(() => client.end())).rows;
}

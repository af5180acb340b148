import { createHmac } from 'node:crypto';
import pg from 'pg';
import type { Address } from './postmaster.ts';

/**
 * What the launcher prepares as superuser: the role `rondo_owner`, its database `rondo`, the extensions in it, and
 * `rondo_web`, by which the application signs in: it owns nothing and may do nothing but become `rondo_app`.
 */
export type Passwords = { superuser: string; owner: string };

const EXTENSIONS = ['pg_trgm', 'btree_gist', 'citext', 'pgcrypto'];
/** Kept as the database's comment; raise it when the steps below change, and they run once more. */
const PREPARED = 'rondo prepared 3';
/** The advisory lock under which they run. */
const PREPARING = 7_260_117;

export function superuserClient(at: Address, passwords: Passwords, database: string): pg.Client {
  return new pg.Client({
    ...at,
    user: 'postgres',
    password: passwords.superuser,
    database,
    application_name: 'rondo launcher',
  });
}

export function ownerUrl(at: Address, passwords: Passwords): string {
  return `postgres://rondo_owner:${passwords.owner}@${encodeURIComponent(at.host)}:${at.port}/rondo`;
}

/** As the application signs in. */
export function appUrl(at: Address, passwords: Passwords): string {
  return `postgres://rondo_web:${webPassword(passwords)}@${encodeURIComponent(at.host)}:${at.port}/rondo`;
}

/** Made from the owner's, so that data folders of earlier versions have one too; it does not lead back to it. */
const webPassword = ({ owner }: Passwords): string => createHmac('sha256', owner).update('rondo_web').digest('hex');

/** Idempotent; `admin` is a superuser's connection to the database `postgres`. Two starts at once take turns. */
export async function prepareDatabase(admin: pg.Client, at: Address, passwords: Passwords): Promise<void> {
  await admin.query('select pg_advisory_lock($1)', [PREPARING]);
  try {
    const { rows } = await admin.query(
      `select shobj_description(oid, 'pg_database') as note from pg_database where datname = 'rondo'`,
    );
    if (rows[0]?.note === PREPARED) return;
    await createOwner(admin, passwords.owner);
    await createWeb(admin, webPassword(passwords));
    if (rows.length === 0) await admin.query('create database rondo owner rondo_owner');
    await createExtensions(at, passwords);
    await admin.query(`comment on database rondo is '${PREPARED}'`);
  } finally {
    await admin.query('select pg_advisory_unlock($1)', [PREPARING]);
  }
}

/** Makes the database anew and empty; every other connection to it is cut. */
export async function recreateDatabase(admin: pg.Client, at: Address, passwords: Passwords): Promise<void> {
  await admin.query('drop database if exists rondo with (force)');
  await prepareDatabase(admin, at, passwords);
}

/** May create the application's role and, for tests, databases; is no superuser, so row-level security can bind its children. */
async function createOwner(admin: pg.Client, password: string): Promise<void> {
  const { rowCount } = await admin.query(`select from pg_roles where rolname = 'rondo_owner'`);
  if (rowCount === 0) await admin.query('create role rondo_owner');
  await admin.query(`alter role rondo_owner login createrole createdb password '${password}'`);
  // Roles it creates may be assumed by it at once (SET ROLE), without a grant in every migration.
  await admin.query(`alter role rondo_owner set createrole_self_grant = 'set, inherit'`);
  await admin.query('grant pg_read_all_stats to rondo_owner');
}

/** Without INHERIT: outside `rondo_app` it may not even read. */
async function createWeb(admin: pg.Client, password: string): Promise<void> {
  const { rows } = await admin.query<{ rolname: string }>(
    `select rolname from pg_roles where rolname in ('rondo_app', 'rondo_web')`,
  );
  const has = (name: string): boolean => rows.some(({ rolname }) => rolname === name);
  if (!has('rondo_app')) {
    // Made by the owner, as its first migration would: it grants the role what it may.
    await admin.query(`set createrole_self_grant = 'set, inherit'`);
    await admin.query('set role rondo_owner');
    await admin.query('create role rondo_app nologin');
    await admin.query('reset role');
  }
  if (!has('rondo_web')) await admin.query('create role rondo_web');
  await admin.query(`alter role rondo_web login noinherit password '${password}'`);
  await admin.query('grant rondo_app to rondo_web with inherit false, set true');
  // So that the owner may end its connections when a database is dropped.
  await admin.query('grant rondo_web to rondo_owner');
}

async function createExtensions(at: Address, passwords: Passwords): Promise<void> {
  const inside = superuserClient(at, passwords, 'rondo');
  await inside.connect();
  try {
    for (const name of EXTENSIONS) await inside.query(`create extension if not exists ${name}`);
    const { rows } = await inside.query(`select current_setting('shared_preload_libraries') as libraries`);
    if (String(rows[0]?.libraries).includes('pg_stat_statements')) {
      await inside.query('create extension if not exists pg_stat_statements');
    }
  } finally {
    await inside.end();
  }
}

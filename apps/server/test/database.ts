import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { withDatabase } from './global-setup.ts';

export type TestDatabase = {
  /** Connects as the owner of the tables. */
  url: string;
  /** Cuts what is still connected and removes the database. */
  drop(): Promise<void>;
};

/** A migrated, empty database of a test file's own, copied from the run's template in a few dozen milliseconds. */
export async function testDatabase(): Promise<TestDatabase> {
  const { adminUrl, template } = inject('testPostgres');
  const name = `rondo_${randomBytes(8).toString('hex')}`;
  await execute(adminUrl, `create database ${name} template ${template}`);
  return {
    url: withDatabase(adminUrl, name),
    drop: () => execute(adminUrl, `drop database if exists ${name} with (force)`),
  };
}

async function execute(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';

/** One request at a time for a target: two at once would both find that the last code is old enough. Ends with the transaction. */
export const lockTarget = (target: string) => sql`select pg_advisory_xact_lock(7260121, hashtext(${target}))`;

export const recentCodes = (db: Db, target: string, since: Date) =>
  db
    .selectFrom('one_time_code')
    .select(['purpose', 'created_at', 'asked_address', 'asked_browser'])
    .where('target', '=', target)
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc');

interface NewCode {
  id: string;
  purpose: string;
  target: string;
  hash: Buffer;
  at: Date;
  expiresAt: Date;
  from: Asker;
}

/** Who asks for a code or tries one. */
export interface Asker {
  address: string;
  browser: string | null;
}

export const insertCode = (db: Db, c: NewCode) =>
  db.insertInto('one_time_code').values({
    id: c.id,
    purpose: c.purpose,
    target: c.target,
    code_hash: c.hash,
    created_at: c.at,
    expires_at: c.expiresAt,
    asked_address: c.from.address,
    asked_browser: c.from.browser,
  });

/** A newer code ends the older ones of whoever asked for them, and of nobody else. */
export const endOlder = (db: Db, purpose: string, target: string, { address, browser }: Asker, at: Date) =>
  db
    .updateTable('one_time_code')
    .set({ expires_at: at })
    .where('purpose', '=', purpose)
    .where('target', '=', target)
    .where('used_at', 'is', null)
    .where('expires_at', '>', at)
    .where(
      sql<SqlBool>`case when asked_browser is not null and ${browser}::text is not null then asked_browser = ${browser}
        else asked_address = ${address} end`,
    );

/** Codes of one purpose since a time: those asked for from a neighbourhood, and all. */
export const countSince = (db: Db, purpose: string, neighbourhood: string, since: Date) =>
  db
    .selectFrom('one_time_code')
    .select(({ fn }) => [
      fn.countAll<number>().as('all'),
      fn.countAll<number>().filterWhere(sql<SqlBool>`starts_with(asked_address, ${neighbourhood})`).as('near'),
    ])
    .where('purpose', '=', purpose)
    .where('created_at', '>', since);

interface Try {
  purpose: string;
  targets: readonly string[];
  hashes: readonly Buffer[];
  at: Date;
  from: Asker;
  tries: number;
  strangerTries: number;
}

/**
 * One try at the codes of a purpose that are good now: counts it for whoever tries, and uses up the one that is right. Whoever
 * asked for a code, known by the browser, has tries of their own that no stranger burns. Of several at once one gets `used`
 * back: the row is looked at again under its lock.
 */
export const tryCode = (db: Db, { purpose, targets, hashes, at, from, tries, strangerTries }: Try) => {
  const isAsker = sql<SqlBool>`coalesce(asked_browser = ${from.browser}::text, false)`;
  const key = sql<string>`case when ${isAsker} then 'asker' else ${`from ${from.address}`} end`;
  return db
    .updateTable('one_time_code')
    .set({
      tries: sql`tries + case when ${isAsker} then 0 else 1 end`,
      tries_by: sql`jsonb_set(tries_by, array[${key}], to_jsonb(coalesce((tries_by ->> ${key})::int, 0) + 1))`,
      used_at: sql`case when code_hash = any(${[...hashes]}::bytea[]) then ${at}::timestamptz end`,
    })
    .where('purpose', '=', purpose)
    .where(sql<SqlBool>`target = any(${[...targets]}::text[])`)
    .where('used_at', 'is', null)
    .where('expires_at', '>', at)
    .where(sql<SqlBool>`coalesce((tries_by ->> ${key})::int, 0) < ${tries}`)
    .where(sql<SqlBool>`(${isAsker} or tries < ${strangerTries})`)
    .returning(sql<boolean>`used_at is not null`.as('used'));
};

export const personContacts = (db: Db, personId: string) =>
  db.selectFrom('person').select(['mobile', 'mail', 'language']).where('id', '=', personId);

/** Codes that guard nothing any more: an hour's worth counts against the next one. */
export const dropOldCodes = (global: Db, before: Date) =>
  global.deleteFrom('one_time_code').where('created_at', '<', before);

export const dropCodesTo = (trx: Db, targets: readonly string[]) =>
  trx.deleteFrom('one_time_code').where(sql<SqlBool>`target = any(${[...targets]}::text[])`);

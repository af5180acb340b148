import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';

/** One request at a time for a target: two at once would both find that the last code is old enough. Ends with the transaction. */
export const lockTarget = (target: string) => sql`select pg_advisory_xact_lock(7260121, hashtext(${target}))`;

export const recentCodes = (db: Db, target: string, since: Date) =>
  db
    .selectFrom('one_time_code')
    .select(['purpose', 'created_at'])
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
}

export const insertCode = (db: Db, c: NewCode) =>
  db.insertInto('one_time_code').values({
    id: c.id,
    purpose: c.purpose,
    target: c.target,
    code_hash: c.hash,
    created_at: c.at,
    expires_at: c.expiresAt,
  });

/**
 * One try at the newest code of a purpose: counts it, and uses the code up when it is right. Of several at once one gets
 * `used` back: the row is looked at again under its lock.
 */
export const tryCode = (
  db: Db,
  {
    purpose,
    targets,
    hashes,
    at,
    tries,
  }: { purpose: string; targets: readonly string[]; hashes: readonly Buffer[]; at: Date; tries: number },
) =>
  db
    .updateTable('one_time_code')
    .set({
      tries: sql`tries + 1`,
      used_at: sql`case when code_hash = any(${[...hashes]}::bytea[]) then ${at}::timestamptz end`,
    })
    .where(
      sql<SqlBool>`id = (select c.id from one_time_code c where c.purpose = ${purpose}
        and c.target = any(${[...targets]}::text[]) order by c.created_at desc, c.id desc limit 1)`,
    )
    .where('used_at', 'is', null)
    .where('tries', '<', tries)
    .where('expires_at', '>', at)
    .returning(sql<boolean>`used_at is not null`.as('used'));

export const personContacts = (db: Db, personId: string) =>
  db.selectFrom('person').select(['mobile', 'mail', 'language']).where('id', '=', personId);

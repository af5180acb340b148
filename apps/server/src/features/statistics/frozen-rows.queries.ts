import { sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';

interface Frozen {
  companyId: string;
  key: string;
  kind: string;
  data: unknown;
  createdBy: string;
  /** The only member whom the key answers. */
  recipientId: string;
  at: Date;
  /** From then on it answers nobody. */
  expiresAt: Date;
}

/** Keeps what a report said behind a key of `/fed/api/getSnapshot`. */
export const keepFrozen = (db: Db, f: Frozen) =>
  sql`insert into page_snapshot (company_id, key, kind, data, created_by, recipient_id, created_at, expires_at)
      values (${f.companyId}, ${f.key}, ${f.kind}, ${JSON.stringify(f.data)}, ${f.createdBy}, ${f.recipientId}, ${f.at}, ${f.expiresAt})`.execute(
    db,
  );

/** What is kept behind a key, for the feature that kept it. */
export const readFrozen = async (db: Db, companyId: string, key: string): Promise<unknown> => {
  const { rows } = await sql<{ data: unknown }>`select data from page_snapshot
    where company_id = ${companyId} and key = ${key}`.execute(db);
  return rows[0]?.data;
};

/** Keys that answer nobody any more. */
export const dropExpiredSnapshots = (db: Db, companyId: string, now: Date) =>
  sql`delete from page_snapshot where company_id = ${companyId} and expires_at < ${now}`.execute(db);

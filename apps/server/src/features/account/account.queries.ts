import { sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';

export const anyCompany = (db: Db) => db.selectFrom('company').select('id').limit(1);

/** One set-up at a time; the lock ends with the transaction. */
export const lockSetup = (db: Db) => sql`select pg_advisory_xact_lock(7260120)`.execute(db);

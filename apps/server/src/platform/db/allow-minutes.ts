import { sql } from 'kysely';
import type { Db } from './company-db.ts';

/**
 * Background work may take longer than a request: each statement of this transaction so many minutes, and it may think as long
 * between two of them. On a busy machine the rows of 40,000 tasks take longer than a request may be idle.
 */
export const allowMinutes = async (db: Db, minutes: number): Promise<void> => {
  await sql`select set_config('statement_timeout', ${`${minutes}min`}, true),
                   set_config('idle_in_transaction_session_timeout', ${`${minutes}min`}, true)`.execute(db);
};

import { sql } from 'kysely';
import type { Db } from './company-db.ts';

/** Does one of many things in a transaction: when it fails, what it wrote is taken back, and the others stay. */
export async function oneOfMany<T>(db: Db, work: () => Promise<T>): Promise<T> {
  await sql`savepoint one`.execute(db);
  try {
    const result = await work();
    await sql`release savepoint one`.execute(db);
    return result;
  } catch (error) {
    await sql`rollback to savepoint one`.execute(db);
    throw error;
  }
}

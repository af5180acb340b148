import { type Insertable, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import type { Delivery } from '../../platform/db/schema.gen.ts';

export const insert = (db: Db, row: Insertable<Delivery>) => db.insertInto('delivery').values(row);

/** The worker sends it after the commit. */
export const enqueueSending = (id: string) =>
  sql`select enqueue('delivery.send', ${JSON.stringify({ id })}::json, null, ${`delivery:${id}`})`;

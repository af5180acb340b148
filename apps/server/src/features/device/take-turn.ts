import { LIMIT } from '@rondo/domain/limit';
import type { Db } from '../../platform/db/company-db.ts';
import { enqueue, type OpenCommand } from './command.queries.ts';
import * as q from './turn.queries.ts';

/**
 * Lets a command begin, unless as many of its store are at it as its network bears: then it stays queued until one of them is over.
 * Answers when it began; null: it waits.
 */
export async function takeTurn(db: Db, row: OpenCommand, now: Date): Promise<Date | null> {
  if (row.begun_at !== null) return row.begun_at;
  return db.transaction().execute(async (trx) => {
    await q.lockShop(trx, row.company_id, row.shop_id);
    const { count } = await q.begun(trx, row.company_id, row.shop_id).executeTakeFirstOrThrow();
    if (count >= LIMIT.device.storeAtOnce) return null;
    await q.begin(trx, row.company_id, row.id, now).execute();
    return now;
  });
}

/** One of a store is over: those that wait have their turn. */
export async function wakeNext(db: Db, { company_id, shop_id }: Pick<OpenCommand, 'company_id' | 'shop_id'>) {
  const waiting = await q.waiting(db, company_id, shop_id).execute();
  for (const { id } of waiting) await enqueue(company_id, id, null).execute(db);
}

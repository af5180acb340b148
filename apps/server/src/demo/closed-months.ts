import { addDays, civilDate } from '@rondo/domain/civil-time';
import { closeDueMonths } from '../features/statistics/index.ts';
import type { Db } from '../platform/db/company-db.ts';
import * as q from './closed-months.queries.ts';

/** The months before are closed, and one record of the newest is restated. */
export async function closeDemoMonths(db: Db, companyId: string, now: Date, timeZone: string): Promise<void> {
  const nightOn = civilDate(now, timeZone);
  await db.transaction().execute(async (trx) => {
    await closeDueMonths(trx, companyId, { nightOn: addDays(nightOn, -1), at: now });
    await q.dateClosings(trx, companyId);
    await q.forgetLast(trx, companyId);
    await closeDueMonths(trx, companyId, { nightOn, at: now });
  });
}

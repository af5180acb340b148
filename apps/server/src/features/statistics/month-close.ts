import { addDays } from '@rondo/domain/civil-time';
import { LIMIT } from '@rondo/domain/limit';
import { lastClosedMonth, lastDayOf } from '@rondo/domain/month-close';
import type { Tx } from '../../platform/context.ts';
import { allowMinutes } from '../../platform/db/allow-minutes.ts';
import type { Db } from '../../platform/db/company-db.ts';
import * as q from './month-close.queries.ts';
import { lockCells } from './rollup.queries.ts';

const MINUTES = 30;

/** A morning of a company, and the instant. */
interface Night {
  nightOn: string;
  at: Date;
}

/** Closes the months that are due on a date, and compares the closed ones of the last year with what their records say now. */
export async function closeDue(trx: Db, companyId: string, { nightOn, at }: Night): Promise<void> {
  await allowMinutes(trx, MINUTES);
  await lockCells(trx, companyId, 'all');
  await q.closeMonths(trx, companyId, lastClosedMonth(nightOn, await q.dayOf(trx, companyId)), at);
  await q.restate(trx, companyId, { since: addDays(nightOn, -LIMIT.period.days) }, at);
}

/** A record of one store and business date came, went or changed: if its month is closed, that is a restatement. Twice changes nothing. */
export async function restateCell(tx: Tx, cell: { shopId: string; businessOn: string }): Promise<void> {
  const { db, companyId } = tx;
  await lockCells(db, companyId, cell);
  await q.restate(db, companyId, { shopId: cell.shopId, businessOn: cell.businessOn }, tx.now());
}

/** Tells who answers for the figures what was restated since they were told last, all of it in one message. */
export async function tellRestated(tx: Tx, nightOn: string): Promise<void> {
  const { db, companyId } = tx;
  const found = await q.untold(db, companyId).executeTakeFirst();
  if (!found) return;
  const to = lastDayOf(found.last_on);
  const earliest = addDays(to, 1 - LIMIT.period.days);
  const from = found.first_on < earliest ? earliest : found.first_on;
  const readers = await q.readers(db, companyId).execute();
  await tx.emit('member.told', {
    to: readers.map(({ id }) => id),
    text: 'month_restated',
    params: { count: found.records, from: found.first_on.slice(0, 7), to: found.last_on.slice(0, 7) },
    page: `/inspect/statistics?from=${from}&to=${to}&rows=restatements`,
    key: `statistics:restated:${nightOn}`,
  });
  await q.markTold(db, companyId, tx.now()).execute();
}

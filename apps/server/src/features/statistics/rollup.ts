import type { Tx } from '../../platform/context.ts';
import { allowMinutes } from '../../platform/db/allow-minutes.ts';
import type { Db } from '../../platform/db/company-db.ts';
import * as q from './rollup.queries.ts';

/** Counts the records of one shop and business date anew. Twice changes nothing. */
export async function recountRecords(tx: Tx, cell: { shopId: string; businessOn: string }): Promise<void> {
  await q.lockCells(tx.db, tx.companyId, cell);
  await q.countRecords(tx.db, tx.companyId, cell);
}

/** Counts the rectifications of the shops and days that some of them belong to anew. */
export async function recountRectifications(tx: Tx, ids: readonly string[]): Promise<void> {
  const cells = await q.cellsOfRectifications(tx.db, tx.companyId, ids).execute();
  for (const { shop_id: shopId, business_on: businessOn } of cells) {
    const cell = { shopId, businessOn };
    await q.lockCells(tx.db, tx.companyId, cell);
    await q.countRectifications(tx.db, tx.companyId, cell);
  }
}

const REBUILD_MINUTES = 30;

/** Counts everything of a company anew: six statements whatever the size. */
export async function rebuildStatistics(db: Db, companyId: string): Promise<void> {
  await db.transaction().execute((trx) => rebuild(trx, companyId, 'all'));
}

/** Counts everything since a business date anew, in the caller's transaction. */
export async function rebuildSince(trx: Db, companyId: string, since: string): Promise<void> {
  await rebuild(trx, companyId, { since });
}

async function rebuild(trx: Db, companyId: string, cells: q.Cells): Promise<void> {
  await allowMinutes(trx, REBUILD_MINUTES);
  await q.lockCells(trx, companyId, cells);
  await q.countRecords(trx, companyId, cells);
  await q.countRectifications(trx, companyId, cells);
}

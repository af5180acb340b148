import type { ClosedKind } from '@rondo/domain/shop';
import { z } from 'zod';
import type { Tx } from '../../platform/context.ts';
import { type Job, type JobContext, job } from '../../platform/job.ts';
import { makeTx } from '../../platform/make-context.ts';
import { eachCompany } from '../../platform/one-by-one.ts';
import { closeShop } from './close-shop.ts';
import * as q from './due.queries.ts';
import { stateOf } from './shop.present.ts';
import { tellManagers } from './tell-managers.ts';

/** Opens and closes the shops whose day has come, at 00:00 where they are. A second run finds none left. */
async function moveDue(context: JobContext): Promise<void> {
  await eachCompany(context, 'shop.move-due', ({ id, timeZone }) =>
    context.databases
      .of(id)
      .transaction()
      .execute(async (trx) => {
        const tx = makeTx(context, trx, id, null);
        await openDue(tx, timeZone);
        await closeDue(tx, timeZone);
      }),
  );
}

async function openDue(tx: Tx, companyZone: string): Promise<void> {
  for (const shop of await q.openDue(tx.db, tx.companyId, companyZone, tx.now()).execute()) {
    const { id, name } = shop;
    await tx.addHistory({ kind: 'shop', id, name, event: 'open', from: 'preparing', to: 'open' });
    await tellManagers(tx, shop, 'shop_opened');
  }
}

async function closeDue(tx: Tx, companyZone: string): Promise<void> {
  for (const row of await q.closingDue(tx.db, tx.companyId, companyZone, tx.now()).execute()) {
    if (row.closing_on === null) continue;
    await closeShop(
      tx,
      { ...row, state: stateOf(row.state) },
      {
        on: row.closing_on,
        // CHECKed by the table.
        kind: row.closing_kind as ClosedKind,
        reason: row.closing_reason ?? '',
        keepTasks: row.closing_keeps_tasks,
      },
    );
  }
}

/** Every offset of a zone is a multiple of a quarter of an hour: one of these runs is midnight wherever a shop is. */
export const shopJobs: Job[] = [
  job({ name: 'shop.move-due', schema: z.object({}), run: moveDue, every: '*/15 * * * *' }),
];

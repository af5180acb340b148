import { hashOfBits, isTelling } from '@rondo/domain/photo-hash';
import type { Tx } from '../../platform/context.ts';
import * as q from './brought.queries.ts';

/** What is kept to compare by: the bits, or null where they tell nothing. */
export const tellingBits = (bits: string): string | null => (isTelling(hashOfBits(bits)) ? bits : null);

type Brought = Awaited<ReturnType<typeof q.ofRecord>>;

/** Photos become evidence that others are compared with; those there already are left. */
async function takeIn(tx: Tx, { rows }: Brought): Promise<void> {
  if (rows.length === 0) return;
  await q
    .insert(
      tx.db,
      rows.map(({ dhash, ...row }) => ({
        ...row,
        company_id: tx.companyId,
        is_read: dhash !== null,
        hash: dhash === null ? null : tellingBits(dhash),
      })),
    )
    .execute();
}

export const takeRecord = async (tx: Tx, id: string): Promise<void> =>
  takeIn(tx, await q.ofRecord(tx.db, tx.companyId, id));

export const takeRectifications = async (tx: Tx, ids: readonly string[]): Promise<void> =>
  takeIn(tx, await q.ofRectifications(tx.db, tx.companyId, ids));

export const takeTask = async (tx: Tx, id: string): Promise<void> =>
  takeIn(tx, await q.ofTask(tx.db, tx.companyId, id));

import type { Tx } from '../../platform/context.ts';
import * as q from './hold.queries.ts';

interface Hold {
  /** What they are kept for. */
  id: string;
  cameraId: string;
  from: Date;
  to: Date;
  /** Not longer than this, should it never be told that it is over. */
  until: Date;
}

/** From now on these minutes of a camera are kept, whatever their age and however full the space is. The same again changes nothing. */
export async function holdMinutes(tx: Tx, { id, cameraId, from, to, until }: Hold): Promise<void> {
  await q
    .insert(tx.db, {
      ...{ company_id: tx.companyId, id, camera_id: cameraId },
      ...{ from_at: from, to_at: to, until_at: until },
    })
    .execute();
}

/** Nothing of what was kept for this is kept for it any more. */
export async function releaseMinutes(tx: Tx, id: string): Promise<void> {
  await q.release(tx.db, tx.companyId, id).execute();
}

/** Those whose end has come without being told. */
export async function dropOutlivedHolds(tx: Tx): Promise<void> {
  await q.dropOutlived(tx.db, tx.companyId, tx.now()).execute();
}

import type { RectificationEvent } from '@rondo/domain/rectification';
import { rectificationMachine } from '@rondo/domain/rectification';
import type { Updateable } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import type { Rectification } from '../../platform/db/schema.gen.ts';
import { AppError } from '../../platform/errors.ts';
import { type Found, gone, stateOf } from './find.ts';
import * as q from './rectification.queries.ts';

interface Move {
  event: RectificationEvent;
  /** What the mover has seen. */
  rev: number;
  patch?: Updateable<Rectification>;
  comment?: string;
  photoIds?: string[];
  data?: Record<string, unknown>;
}

/** Moves it, writes the history, tells the others. Whose turn it is next is the caller's to say. */
export async function move(
  tx: Tx,
  { row, view }: Found,
  { event, rev, patch = {}, comment = '', photoIds = [], data = {} }: Move,
) {
  const to = rectificationMachine.after(view.state, event);
  if (to === null) throw gone(view.state);
  const moved = await q
    .move(tx.db, tx.companyId, row.id, event, rev, { ...patch, state: to, updated_at: tx.now() })
    .executeTakeFirst();
  if (!moved) throw await lost(tx, row.id, view.state);
  await tx.trace({
    kind: 'rectification',
    id: row.id,
    name: `${row.number} ${row.title}`,
    event,
    from: view.state,
    to,
    comment: comment || null,
    photoIds,
    data,
  });
  await tx.emit('rectification.moved', {
    rectificationId: row.id,
    event,
    byId: tx.actor?.memberId ?? null,
    comment: comment || null,
    businessOn: row.business_on,
    shopId: row.shop_id,
  });
  return moved;
}

/** Somebody else was first: either it moved on, or its details changed under the reader. */
async function lost(tx: Tx, id: string, seen: string): Promise<AppError> {
  const row = await q.byId(tx.db, tx.companyId, id).executeTakeFirst();
  return row && row.state !== seen ? gone(stateOf(row.state)) : new AppError('STALE');
}

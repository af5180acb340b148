import type { Tx } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import * as q from './department.queries.ts';

interface Position {
  id: string;
  parentId: string;
  /** The sibling it stands behind; null: it stands first. */
  afterId: string | 'last' | null;
}

/** Gives a department its place among its siblings and numbers them anew, from 1. */
export async function reorder(tx: Tx, { id, parentId, afterId }: Position): Promise<void> {
  const rows = await q.childIds(tx.db, tx.companyId, parentId).execute();
  const others = rows.map((row) => row.id).filter((other) => other !== id);
  const at = afterId === null ? 0 : afterId === 'last' ? others.length : others.indexOf(afterId) + 1;
  if (at === 0 && afterId !== null && afterId !== 'last') {
    throw new AppError('NOT_FOUND', { fields: [{ path: 'afterId', rule: 'invalid' }] });
  }
  await q.setOrder(tx.db, tx.companyId, others.toSpliced(at, 0, id));
}

import type { Selectable } from 'kysely';
import type { Context, Tx } from '../../platform/context.ts';
import type { Template } from '../../platform/db/schema.gen.ts';
import { AppError } from '../../platform/errors.ts';
import { peopleByIds } from '../people/index.ts';
import { lockOf } from './template.present.ts';
import * as q from './template.queries.ts';

/** The template held until the end of the transaction. */
export async function held(tx: Tx, id: string): Promise<Selectable<Template>> {
  const row = await q.lockById(tx.db, tx.companyId, id).executeTakeFirst();
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

/** Refuses with the name of who edits now. */
export async function refuseIfLocked(tx: Tx, actor: Context['actor'], row: Selectable<Template>): Promise<void> {
  const people = await peopleByIds(tx.db, tx.companyId, [row.editor_id]);
  const lockedBy = lockOf(actor, row, tx.now(), people);
  if (lockedBy) throw new AppError('TEMPLATE_LOCKED', { data: { lockedBy } });
}

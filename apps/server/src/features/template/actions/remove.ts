import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { templateApi } from '@rondo/contract/template';
import { mayRemoveTemplate } from '@rondo/domain/template';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { viewOf } from '../template.present.ts';
import * as q from '../template.queries.ts';

/** Deletes what no task was ever made from. */
export async function remove(
  { actor, change }: Context,
  { id }: Parsed<typeof templateApi.remove>,
): Promise<Output<typeof templateApi.remove>> {
  return change(async (tx) => {
    const row = await q.byId(tx.db, tx.companyId, id).executeTakeFirst();
    if (!row) throw new AppError('NOT_FOUND');
    const task = await q.used(tx.db, tx.companyId, id).executeTakeFirst();
    if (!mayRemoveTemplate(actor, viewOf(row, task !== undefined))) throw new AppError('TEMPLATE_IN_USE');
    const removed = await q.remove(tx.db, tx.companyId, { id, at: tx.now(), by: actor.memberId }).executeTakeFirst();
    if (!removed) throw new AppError('TEMPLATE_IN_USE');
    await tx.addHistory({
      kind: 'template',
      id,
      name: row.name,
      event: 'delete',
      from: row.state,
      data: { name: row.name },
    });
    return { done: true };
  });
}

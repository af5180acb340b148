import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { templateApi } from '@rondo/contract/template';
import { mayRemoveTemplate } from '@rondo/domain/template';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { viewOf } from '../template.present.ts';
import * as q from '../template.queries.ts';
import { usersOf } from '../used.queries.ts';

/** Deletes what no task, cycle or coverage policy names; the refusal says which do. */
export async function remove(
  { actor, change }: Context,
  { id }: Parsed<typeof templateApi.remove>,
): Promise<Output<typeof templateApi.remove>> {
  return change(async (tx) => {
    const row = await q.byId(tx.db, tx.companyId, id).executeTakeFirst();
    if (!row) throw new AppError('NOT_FOUND');
    const users = await usersOf(tx.db, tx.companyId, id);
    const inUse = () => new AppError('TEMPLATE_IN_USE', { params: { users: users.join(', ') } });
    if (!mayRemoveTemplate(actor, viewOf(row, users.length > 0))) throw inUse();
    const removed = await q.remove(tx.db, tx.companyId, { id, at: tx.now(), by: actor.memberId }).executeTakeFirst();
    if (!removed) throw inUse();
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

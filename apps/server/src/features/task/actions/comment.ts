import type { Parsed } from '@rondo/contract/kit/endpoint';
import type { PersonRef } from '@rondo/contract/kit/shapes';
import type { taskApi as api } from '@rondo/contract/task';
import { effectiveAccess } from '@rondo/domain/access';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { attachDocuments, attachFiles } from '../../file/index.ts';
import { requireActive } from '../../people/index.ts';
import { rolesOf } from '../../role/index.ts';
import { find, taskRules } from '../find.ts';

/**
 * Somebody who sees a task says something about it, in whatever state it is. Whoever is mentioned has to be able to open it: a part
 * in it, or its store in their scope and a role that shows them more than their own.
 */
export async function comment(
  context: Context,
  { id, comment: said, photoIds, documentIds, mentionIds, requestId }: Parsed<typeof api.comment>,
): Promise<{ done: true }> {
  const { db, actor, once } = context;
  const { row, people } = await find(context, id);
  const inside = new Set(people.map((person) => person.id));
  const mentioned = await requireActive(db, actor.companyId, mentionIds);
  const others = mentioned.filter((person) => !inside.has(person.id));
  await requireSight(context, others, row.shop_id);
  return once(requestId, 'task.comment', async (tx) => {
    const to = { kind: 'task', id, shopId: row.shop_id } as const;
    await attachFiles(tx, to, photoIds);
    await attachDocuments(tx, to, documentIds);
    await tx.addHistory({
      kind: 'task',
      id,
      name: taskRules.nameOf(row),
      event: 'comment',
      comment: said,
      photoIds,
      documentIds,
      data: mentioned.length > 0 ? { to: mentioned.map((person) => person.name) } : {},
    });
    const toIds = mentioned.map((person) => person.id);
    await tx.emit('task.commented', {
      taskId: id,
      byId: actor.memberId,
      comment: said,
      mentionIds: toIds,
      key: tx.newId(),
    });
    return { done: true };
  });
}

/** People without a part in a task have to be able to open it. */
async function requireSight(
  { db, actor }: Context,
  people: readonly PersonRef[],
  shopId: string | null,
): Promise<void> {
  const ids = people.map(({ id }) => id);
  if (shopId !== null) await requireActive(db, actor.companyId, ids, shopId);
  const roles = ids.length === 0 ? [] : await rolesOf(db, actor.companyId, ids).execute();
  const tierOf = (id: string) => effectiveAccess(roles.filter((role) => role.member_id === id)).tier;
  // What is of no store is shown to those who see all.
  const blind = people.find(({ id }) => (shopId === null ? tierOf(id) !== 'all' : tierOf(id) === 'own'));
  if (blind) throw new AppError('MENTION_UNSEEN', { params: { name: blind.name } });
}

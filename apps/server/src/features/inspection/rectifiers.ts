import type { PersonRef } from '@rondo/contract/kit/shapes';
import type { TaskRelation } from '@rondo/domain/task';
import type { Context } from '../../platform/context.ts';
import { managersOf } from '../people/index.ts';
import type { FoundTask } from '../task/index.ts';

/**
 * Who puts right what fails and who looks at it: the managers of the shop, and the inspector. Nobody reviews their own fix:
 * where the inspector manages the shop, the reviewers of the inspection do. Told of it is whoever is copied in on the task.
 */
export async function rectifiers(
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  { row, people }: FoundTask,
): Promise<{ handlers: PersonRef[]; reviewers: PersonRef[]; cc: PersonRef[] }> {
  const managers = await managersOf(db, actor.companyId, [row.shop_id]).execute();
  const handlers = managers.map(({ id, name }) => ({ id, name }));
  const named = (relation: TaskRelation): PersonRef[] =>
    people.filter((p) => p.relation === relation && p.id !== actor.memberId).map(({ id, name }) => ({ id, name }));
  const others = named('reviewer');
  const isHandler = handlers.some((handler) => handler.id === actor.memberId);
  const reviewers = isHandler && others.length > 0 ? others : [{ id: actor.memberId, name: actor.name }];
  return { handlers, reviewers, cc: named('cc') };
}

import type { PersonRef } from '@rondo/contract/kit/shapes';
import type { Context } from '../../platform/context.ts';
import { managersOf } from '../member/index.ts';
import type { FoundTask } from '../task/index.ts';

/**
 * Who puts right what fails and who looks at it: the managers of the shop, and the inspector. Nobody reviews their own fix:
 * where the inspector manages the shop, the reviewers of the inspection do.
 */
export async function rectifiers(
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  { row, people }: FoundTask,
): Promise<{ handlers: PersonRef[]; reviewers: PersonRef[] }> {
  const managers = await managersOf(db, actor.companyId, [row.shop_id]).execute();
  const handlers = managers.map(({ id, name }) => ({ id, name }));
  const others = people
    .filter((p) => p.relation === 'reviewer' && p.id !== actor.memberId)
    .map(({ id, name }) => ({ id, name }));
  const isHandler = handlers.some((handler) => handler.id === actor.memberId);
  return { handlers, reviewers: isHandler && others.length > 0 ? others : [{ id: actor.memberId, name: actor.name }] };
}

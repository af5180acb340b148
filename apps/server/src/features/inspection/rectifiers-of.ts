import type { PersonRef } from '@rondo/contract/kit/shapes';
import type { TaskRelation } from '@rondo/domain/task';
import type { Context } from '../../platform/context.ts';
import { rectificationSettingOf } from '../inspect-setting/index.ts';
import { type Rectifiers, type RectifyRule, rectifiers } from '../rectification/index.ts';
import type { FoundTask } from '../task/index.ts';

/** Who takes part in the rectifications of an inspection that the actor makes, by the company's rules and those of items. */
export async function rectifiersOf(
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  { row, people }: FoundTask,
  items: readonly RectifyRule[],
): Promise<Rectifiers> {
  const { companyId } = actor;
  const named = (relation: TaskRelation): PersonRef[] =>
    people.filter((p) => p.relation === relation && p.id !== actor.memberId).map(({ id, name }) => ({ id, name }));
  const finder = { id: actor.memberId, name: actor.name };
  const around = { db, companyId, shopId: row.shop_id, finder, reviewers: named('reviewer'), cc: named('cc') };
  return rectifiers(around, await rectificationSettingOf(db, companyId), items);
}

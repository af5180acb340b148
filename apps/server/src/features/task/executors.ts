import type { Parsed } from '@rondo/contract/kit/endpoint';
import type { taskApi } from '@rondo/contract/task';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { managersOf } from '../people/index.ts';
import * as q from './dispatch.queries.ts';

type Rule = Parsed<typeof taskApi.preview>['executor'];

/** Who does it at each shop, by the rule that is asked once for all of them. A shop that is missing has nobody. */
export async function executors(
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  rule: Rule,
  shopIds: readonly string[],
): Promise<Map<string, string[]>> {
  switch (rule.kind) {
    case 'members': {
      const active = await q.activeMembers(db, actor.companyId, rule.memberIds).execute();
      const ids = [...new Set(rule.memberIds)].filter((id) => active.some((member) => member.id === id));
      return new Map(ids.length === 0 ? [] : shopIds.map((shopId) => [shopId, ids]));
    }
    case 'manager':
      return byShop(await managersOf(db, actor.companyId, shopIds).execute());
    case 'role': {
      const roles = await q.dispatchableRoles(db, actor.companyId).execute();
      if (!roles.some((role) => role.id === rule.roleId)) throw new AppError('NOT_FOUND');
      return byShop(await q.roleHolders(db, actor.companyId, rule.roleId, shopIds).execute());
    }
    default:
      return rule satisfies never;
  }
}

function byShop(rows: readonly { shop_id: string; id: string }[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { shop_id, id } of rows) {
    const ids = found.get(shop_id);
    if (ids) ids.push(id);
    else found.set(shop_id, [id]);
  }
  return found;
}

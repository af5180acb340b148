import { roleName } from '@rondo/messages/role-name';
import type { Context } from '../../platform/context.ts';
import { peopleByIds } from '../people/index.ts';
import { dispatchableRoles, type ExecutorRule } from '../task/index.ts';

/** Names of the role, or of the members, that a rule asks for. */
export async function executorNames(
  { db, actor, language }: Pick<Context, 'db' | 'actor' | 'language'>,
  rule: ExecutorRule,
): Promise<string[]> {
  if (rule.kind === 'role') {
    const roles = await dispatchableRoles(db, actor.companyId).execute();
    return roles.filter(({ id }) => id === rule.roleId).map((role) => roleName(language, role));
  }
  if (rule.kind !== 'members') return [];
  const nameOf = await peopleByIds(db, actor.companyId, rule.memberIds);
  return rule.memberIds.flatMap((id) => nameOf(id)?.name ?? []);
}

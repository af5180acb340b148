import type { Parsed } from '@rondo/contract/kit/endpoint';
import type { roleApi as api } from '@rondo/contract/role';
import { mayEditRole } from '@rondo/domain/role-edit';
import { roleName } from '@rondo/messages/role-name';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { memberRoles } from '../../people/index.ts';
import { actorNow } from '../actor-now.ts';
import { grantedRole } from '../grantable.ts';
import { referencesTo } from '../references.ts';
import * as q from '../role.queries.ts';

/** Deletes a role that nothing names. Who would give it meanwhile waits for the row, and then finds it gone. */
export async function remove(
  { actor: known, change, language }: Context,
  { id, rev }: Parsed<typeof api.remove>,
): Promise<{ done: true }> {
  return change(async (tx) => {
    const actor = await actorNow(tx, known, 'frame_role');
    const role = await q.byId(tx.db, actor.companyId, id).forUpdate().executeTakeFirst();
    if (!role) throw new AppError('NOT_FOUND');
    if (role.locked) throw new AppError('ROLE_LOCKED');
    if (!mayEditRole(actor, { ...grantedRole(role), locked: false }))
      throw new AppError('ROLE_ABOVE', { params: { name: roleName(language, role) } });
    const references = await referencesTo(tx.db, actor.companyId, id, language);
    if (references.length > 0) throw new AppError('ROLE_IN_USE', { data: { references } });
    await memberRoles.dropHolders(tx.db, actor.companyId, id).execute();
    const removed = await q.remove(tx.db, actor.companyId, id, rev).executeTakeFirst();
    if (!removed) throw new AppError('STALE');
    await tx.addHistory({ kind: 'role', id, name: role.name, event: 'deleted' });
    return { done: true };
  });
}

import type { departmentApi } from '@rondo/contract/department';
import type { Parsed } from '@rondo/contract/kit/endpoint';
import { changesOf } from '../../../platform/changes.ts';
import type { Context, Tx } from '../../../platform/context.ts';
import { AppError, refuseField } from '../../../platform/errors.ts';
import { invites } from '../../invite/index.ts';
import { memberDepartments } from '../../people/index.ts';
import { replaceDepartmentOfTemplates } from '../../template/index.ts';
import * as q from '../department.queries.ts';
import * as membership from '../membership.queries.ts';

/**
 * Deletes a department that has none below it. Its members go to another one; whose primary department it was has that one
 * as primary. People who resigned go along, or up, so that they can come back to a place.
 */
export async function remove(
  { actor, change }: Context,
  { id, rev, moveMembersTo }: Parsed<typeof departmentApi.remove>,
): Promise<{ moved: number }> {
  const { companyId } = actor;
  if (moveMembersTo === id) throw refuseField('moveMembersTo', 'invalid');
  return change(async (tx) => {
    await q.lockTree(tx.db, companyId).execute();
    const department = await q.lockForRemoval(tx.db, companyId, id).executeTakeFirst();
    if (!department) throw new AppError('NOT_FOUND');
    if (department.parent_id === null) throw new AppError('DEPARTMENT_IS_ROOT');
    if ((await q.childIds(tx.db, companyId, id).execute()).length > 0) throw new AppError('DEPARTMENT_HAS_CHILDREN');
    const target = moveMembersTo && (await q.byId(tx.db, companyId, moveMembersTo).executeTakeFirst());
    if (moveMembersTo && !target) {
      throw new AppError('NOT_FOUND', { fields: [{ path: 'moveMembersTo', rule: 'invalid' }] });
    }
    const { count } = await membership.memberCount(tx.db, companyId, id).executeTakeFirstOrThrow();
    if (count > 0 && !target) throw new AppError('DEPARTMENT_HAS_MEMBERS', { params: { count } });
    await empty(tx, id, target ? target.id : department.parent_id);
    // Without a target nobody was in it: templates that are shared with it go on being shared with nobody more.
    if (target) await replaceDepartmentOfTemplates(tx.db, companyId, id, target.id).execute();
    if (!(await q.remove(tx.db, companyId, id, rev).executeTakeFirst())) throw new AppError('STALE');
    const changes = changesOf({
      name: [department.name, null],
      members: [null, target && count > 0 ? `${count} → ${target.name}` : null],
    });
    await tx.addHistory({ kind: 'department', id, name: department.name, event: 'removed', data: { changes } });
    return { moved: count };
  });
}

/** Moves everybody who is in a department, and whom the invitation would put there. */
async function empty({ db, companyId }: Tx, fromId: string, toId: string): Promise<void> {
  const doubles = await memberDepartments.dropDoubles(db, companyId, fromId, toId).execute();
  const without = doubles.filter((row) => row.is_primary).map((row) => row.member_id);
  if (without.length > 0) await memberDepartments.makePrimary(db, companyId, toId, without).execute();
  await memberDepartments.moveMembers(db, companyId, fromId, toId).execute();
  await invites.moveTo(db, companyId, fromId, toId).execute();
}

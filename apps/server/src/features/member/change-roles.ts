import { effectiveAccess } from '@rondo/domain/access';
import type { Actor } from '@rondo/domain/actor';
import type { Tx } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { memberRoles } from '../people/index.ts';
import { requireGrantable, rolesByIds, rolesOf } from '../role/index.ts';
import type { Held } from './find.ts';

/**
 * Gives somebody exactly these roles. The actor must be allowed to give and take each one that changes; the owner keeps
 * theirs, the last administrator stays one, and nobody takes from themself what lets them manage members.
 */
export async function changeRoles(
  tx: Tx,
  actor: Actor,
  { row, view }: Held,
  roleIds: readonly string[],
): Promise<void> {
  const held = await rolesOf(tx.db, tx.companyId, [row.id]).execute();
  const wanted = new Set(roleIds);
  const lost = held.filter((role) => !wanted.has(role.id));
  const gained = [...wanted].filter((id) => !held.some((role) => role.id === id));
  if (lost.length === 0 && gained.length === 0) return;
  if (view.isOwner) throw new AppError('MEMBER_IS_OWNER');
  const after = await rolesByIds(tx.db, tx.companyId, [...wanted]);
  if (row.id === actor.memberId) requireWayIn(after);
  await requireGrantable(tx, actor, [...gained, ...lost.map((role) => role.id)]);
  const isAdmin = after.some((role) => role.key === 'administrator');
  if (view.isLastAdmin && !isAdmin) throw new AppError('MEMBER_LAST_ADMIN', { params: { name: row.name } });
  const lostIds = lost.map((role) => role.id);
  if (lostIds.length > 0) await memberRoles.drop(tx.db, tx.companyId, row.id, lostIds).execute();
  if (gained.length > 0) await memberRoles.add(tx.companyId, [row.id], gained).execute(tx.db);
}

function requireWayIn(after: readonly { codes: readonly string[]; tier: string }[]): void {
  if (!effectiveAccess(after).codes.has('frame_staff')) throw new AppError('MEMBER_SELF');
}

import { effectiveAccess } from '@rondo/domain/access';
import type { Actor } from '@rondo/domain/actor';
import { isOneOf } from '@rondo/domain/machine';
import { memberMachine } from '@rondo/domain/member';
import type { PermissionCode } from '@rondo/domain/permission';
import type { Tx } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { rolesOf } from './holder.queries.ts';
import * as q from './role.queries.ts';

/**
 * Holds the administration of the company for the transaction and gives the actor as they are now: a session remembers its
 * actor for a second, long enough for somebody who was just suspended to make somebody else administrator. Refuses
 * SESSION_ENDED, or FORBIDDEN when the permission is gone.
 */
export async function actorNow(tx: Tx, actor: Actor, needs: PermissionCode): Promise<Actor> {
  await q.hold(tx.db, actor.companyId).execute();
  const member = await q.memberState(tx.db, actor.companyId, actor.memberId).executeTakeFirst();
  if (!member || !isOneOf(memberMachine.working, member.state)) throw new AppError('SESSION_ENDED');
  const roles = await rolesOf(tx.db, actor.companyId, [actor.memberId]).execute();
  const isAdmin = member.is_owner || roles.some((r) => r.key === 'owner' || r.key === 'administrator');
  const now: Actor = { ...actor, ...effectiveAccess(roles), isOwner: member.is_owner, isAdmin };
  if (!now.codes.has(needs)) throw new AppError('FORBIDDEN');
  return now;
}

import { effectiveAccess } from '@rondo/domain/access';
import type { Actor } from '@rondo/domain/actor';
import type { ExplainedMember, ExplainedRole } from '@rondo/domain/explain';
import { MEMBER_STATES } from '@rondo/domain/member';
import { roleName } from '@rondo/messages/role-name';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { allRoles, grantedRole, rolesOf } from '../role/index.ts';
import * as q from './access.queries.ts';

/** A member as they would act, whether they are signed in or not, with all roles there are to give. */
export async function explainedMember(
  { db, actor, language }: Pick<Context, 'db' | 'actor' | 'language'>,
  memberId: string,
): Promise<{ member: ExplainedMember; roles: ExplainedRole[] }> {
  const { companyId } = actor;
  const row = await q.memberById(db, companyId, memberId).executeTakeFirst();
  if (!row) throw new AppError('NOT_FOUND');
  const [held, all] = await Promise.all([
    rolesOf(db, companyId, [memberId]).execute(),
    allRoles(db, companyId).execute(),
  ]);
  const as: Actor = {
    companyId,
    memberId,
    personId: row.person_id,
    sessionId: '',
    name: row.name,
    ...effectiveAccess(held),
    scope: row.scope_all
      ? { kind: 'all' }
      : { kind: 'some', shopIds: [...row.scope_shop_ids, ...row.managed], lineages: row.lineages },
    isOwner: row.is_owner,
    isAdmin: row.is_owner || held.some((role) => role.key === 'owner' || role.key === 'administrator'),
    language: actor.language,
    timeZone: actor.timeZone,
    cutOff: actor.cutOff,
  };
  const state = MEMBER_STATES.find((one) => one === row.state) ?? 'resigned';
  const roles = all.map((role) => ({
    ...grantedRole(role),
    id: role.id,
    name: roleName(language, role),
    locked: role.locked,
    members: role.members,
  }));
  return { member: { state, actor: as, roleIds: held.map((role) => role.id) }, roles };
}

import { effectiveAccess } from '@rondo/domain/access';
import type { Actor } from '@rondo/domain/actor';
import { isOneOf } from '@rondo/domain/machine';
import { type MemberAct, type MemberView, memberMachine, memberRefusal } from '@rondo/domain/member';
import type { Selectable } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import type { Member } from '../../platform/db/schema.gen.ts';
import { AppError } from '../../platform/errors.ts';
import { holdAdministration } from '../role/index.ts';
import * as q from './view.queries.ts';
import { viewsOf } from './view.ts';

export interface Held {
  row: Selectable<Member>;
  view: MemberView;
}

export interface HeldMembers {
  /** The actor as they are now: of two who suspend each other at once the second one has no say any more. */
  actor: Actor;
  members: Map<string, Held>;
}

/** Members who are about to be changed, held until the end of the transaction, with whoever changes them. */
export async function holdMembers(tx: Tx, actor: Actor, ids: readonly string[]): Promise<HeldMembers> {
  await holdAdministration(tx.db, actor.companyId).execute();
  const rows = await q.hold(tx.db, actor.companyId, [...new Set([actor.memberId, ...ids])]).execute();
  const views = await viewsOf(tx.db, actor.companyId, rows);
  const members = new Map<string, Held>();
  for (const row of rows) {
    const view = views.get(row.id);
    if (view) members.set(row.id, { row, view });
  }
  const self = members.get(actor.memberId);
  if (!self || !isOneOf(memberMachine.working, self.view.state)) throw new AppError('SESSION_ENDED');
  const isAdmin = self.view.isOwner || self.view.roles.some((r) => r.key === 'owner' || r.key === 'administrator');
  return {
    actor: { ...actor, ...effectiveAccess(self.view.roles), isOwner: self.view.isOwner, isAdmin },
    members,
  };
}

/** One member, who must be in the company. */
export async function holdMember(tx: Tx, actor: Actor, id: string): Promise<Held & { actor: Actor }> {
  const held = await holdMembers(tx, actor, [id]);
  const member = held.members.get(id);
  if (!member) throw new AppError('NOT_FOUND');
  return { ...member, actor: held.actor };
}

/** Refuses an act that the policy does not allow, with the reason people understand. */
export function requireAct(actor: Actor, { row, view }: Held, act: MemberAct): void {
  const refusal = refusalOf(actor, { row, view }, act);
  if (refusal) throw refusal;
}

export function refusalOf(actor: Actor, { row, view }: Held, act: MemberAct): AppError | null {
  const params = { name: row.name };
  const refusal = memberRefusal(actor, view, act);
  switch (refusal) {
    case null:
      return null;
    case 'no_permission':
      return new AppError('FORBIDDEN');
    case 'above':
      return new AppError('MEMBER_ABOVE', { params });
    case 'owner':
      return new AppError('MEMBER_IS_OWNER');
    case 'self':
      return new AppError('MEMBER_SELF');
    case 'last_admin':
      return new AppError('MEMBER_LAST_ADMIN', { params });
    case 'sample':
      return new AppError('SAMPLE_MEMBER', { params });
    case 'state':
      return new AppError('MOVE_NOT_ALLOWED');
    default:
      return refusal satisfies never;
  }
}

import type { Actor } from './actor.ts';
import { machine } from './machine.ts';
import type { PermissionCode } from './permission.ts';
import { type RoleKey, TIERS, type Tier } from './role.ts';
import { isSampleId } from './sample-company.ts';
import type { Scope } from './scope.ts';

/**
 * A member (成员): a person in one company, with roles, departments and the shops they work for (product 2). `invited`: has
 * not signed in yet. History keeps its people: a member is never deleted, and comes back as the same one.
 */
export const MEMBER_STATES = ['invited', 'active', 'disabled', 'resigned'] as const;
export type MemberState = (typeof MEMBER_STATES)[number];

const MEMBER_EVENTS = ['enter', 'disable', 'enable', 'resign', 'rejoin'] as const;
type MemberEvent = (typeof MEMBER_EVENTS)[number];

const moves = machine<MemberState, MemberEvent>({
  invited: { enter: 'active', disable: 'disabled', resign: 'resigned' },
  active: { disable: 'disabled', resign: 'resigned' },
  disabled: { enable: 'active', resign: 'resigned' },
  resigned: { rejoin: 'active' },
});

/**
 * `working`: they work here, or will as soon as they sign in; only they are given something to do or told anything. `present`: they
 * belong to the company, whether they may come in or not.
 */
export const memberMachine = {
  ...moves,
  working: moves.from('disable') as readonly MemberState[],
  present: moves.from('resign') as readonly MemberState[],
};

/** A role as the rules of granting see it. */
export interface GrantedRole {
  key: RoleKey | null;
  codes: readonly string[];
  tier: Tier;
}

/**
 * Nobody gives what they do not have: a role may be given or taken by whoever holds all its codes and sees as far as it lets
 * see. Owner is never given like a role but transferred; administrator only by an administrator.
 */
export function mayGrant(actor: Pick<Actor, 'codes' | 'tier' | 'isAdmin'>, role: GrantedRole): boolean {
  if (role.key === 'owner') return false;
  if (actor.isAdmin) return true;
  if (role.key === 'administrator') return false;
  return (
    role.codes.every((c) => actor.codes.has(c as PermissionCode)) &&
    TIERS.indexOf(role.tier) <= TIERS.indexOf(actor.tier)
  );
}

/** Nobody gives a wider scope than their own: `scope` lies within the actor's. Shops by id need their lineage. */
export function mayGiveScope(
  own: Scope,
  scope:
    | { kind: 'all' }
    | { kind: 'some'; shops: readonly { id: string; lineage: string }[]; lineages: readonly string[] },
): boolean {
  if (own.kind === 'all') return true;
  if (scope.kind === 'all') return false;
  const below = (lineage: string): boolean => own.lineages.some((l) => lineage.startsWith(l));
  return scope.lineages.every(below) && scope.shops.every((s) => own.shopIds.includes(s.id) || below(s.lineage));
}

/** What the policy needs to know of a member. */
export interface MemberView {
  id: string;
  state: MemberState;
  isOwner: boolean;
  roles: readonly GrantedRole[];
  /**
   * The only administrator who has come in and is not suspended. The owner is none: a company that has an administrator is
   * not left to its owner alone, and somebody only invited could not stand in.
   */
  isLastAdmin: boolean;
}

/** `role`: gets or loses one role, from the role's own list of members. The others are acts on a member. */
export type MemberAct = 'edit' | 'assign' | 'role' | Exclude<MemberEvent, 'enter'>;

type Manager = Pick<Actor, 'memberId' | 'codes' | 'tier' | 'isAdmin' | 'isOwner'>;

/** Somebody with a role that the actor could not give stands above the actor. */
const isAbove = (actor: Manager, m: MemberView): boolean =>
  m.id !== actor.memberId && (m.isOwner ? !actor.isOwner : m.roles.some((role) => !mayGrant(actor, role)));

/** Who manages roles says who holds them, without managing members (product 2). */
const codeFor = (act: MemberAct): PermissionCode => (act === 'role' ? 'frame_role' : 'frame_staff');

/**
 * Why an act is refused, or null. The owner is neither disabled nor resigned before the company is transferred; nobody locks
 * themself out; the last administrator stays; nobody manages who stands above them, nor the people of the sample company, who are nobody.
 */
export function memberRefusal(
  actor: Manager,
  m: MemberView,
  act: MemberAct,
): 'no_permission' | 'above' | 'owner' | 'self' | 'last_admin' | 'state' | 'sample' | null {
  if (!actor.codes.has(codeFor(act))) return 'no_permission';
  if (isSampleId(m.id)) return 'sample';
  if (isAbove(actor, m)) return 'above';
  if (act === 'edit') return m.state === 'resigned' ? 'state' : null;
  if (act === 'assign' || act === 'role') return m.state === 'resigned' ? 'state' : m.isOwner ? 'owner' : null;
  if (memberMachine.after(m.state, act) === null) return 'state';
  if (act === 'disable' || act === 'resign') {
    if (m.isOwner) return 'owner';
    if (m.id === actor.memberId) return 'self';
    if (m.isLastAdmin) return 'last_admin';
  }
  return null;
}

/** Why somebody may not leave the company of their own will, or null. The owner transfers it first. */
export function leaveRefusal(
  m: Pick<MemberView, 'state' | 'isOwner' | 'isLastAdmin'>,
): 'owner' | 'last_admin' | 'state' | null {
  if (m.isOwner) return 'owner';
  if (m.state !== 'active') return 'state';
  return m.isLastAdmin ? 'last_admin' : null;
}

/** What an actor may do with a member now: exactly the buttons to show. */
export function memberActs(actor: Manager, m: MemberView): MemberAct[] {
  const acts: MemberAct[] = ['edit', 'assign', 'disable', 'enable', 'resign', 'rejoin'];
  return acts.filter((act) => memberRefusal(actor, m, act) === null);
}

/** A mobile number as lists show it to those who may not see it whole: `138****1234`; short ones keep their last two digits. */
export function maskMobile(mobile: string): string {
  const chars = [...mobile];
  if (chars.length < 8) return `****${chars.slice(-2).join('')}`;
  return `${chars.slice(0, chars.length - 8).join('')}****${chars.slice(-4).join('')}`;
}

/** An e-mail address for somebody who may not see it whole: its first character and its domain. */
export function maskMail(mail: string): string {
  const at = mail.lastIndexOf('@');
  return `${[...mail][0] ?? ''}***${at < 0 ? '' : mail.slice(at)}`;
}

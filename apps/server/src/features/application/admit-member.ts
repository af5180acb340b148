import { memberRefusal } from '@rondo/domain/member';
import type { Tx } from '../../platform/context.ts';
import { createMember, memberDepartments, memberRoles, members, memberships } from '../people/index.ts';
import { grantedRole, rolesOf, withAccessChange } from '../role/index.ts';
import * as q from './place.queries.ts';

/** Who comes in, with the phone and address they sign in with. */
export interface Applicant {
  personId: string;
  name: string;
  mobile: string | null;
  mail: string | null;
}

/** Where somebody is put: checked before by whoever chooses it. */
export interface Place {
  departmentId: string;
  roleIds: string[];
  scope: { kind: 'all' } | { kind: 'some'; shopIds: string[]; groupIds: string[] };
}

/** `created`: a new member; `rejoined`: one who had resigned; `linked`: one who is there already, left as they are. */
export type Admission =
  | { how: 'created' | 'rejoined' | 'linked'; memberId: string }
  /** `disabled`: suspended, to be enabled instead; `theirs`: phone or address of somebody who signs in as somebody else. */
  | { how: 'refused'; why: 'disabled' | 'theirs' | 'above'; name: string };

/**
 * Makes a person a member, in the caller's transaction: the same member again for somebody who resigned, and the member who
 * is there already for whoever has their phone or address.
 */
export async function admitMember(tx: Tx, applicant: Applicant, place: Place): Promise<Admission> {
  const person = await q.lockPerson(tx.db, applicant.personId).executeTakeFirstOrThrow();
  // Only what the applicant proved says that they are a member who is there already.
  const proved = {
    personId: applicant.personId,
    mobile: person.mobile_proved_at ? applicant.mobile : null,
    mail: person.mail_proved_at ? applicant.mail : null,
  };
  const found = await q.sameMembers(tx.db, tx.companyId, proved).executeTakeFirst();
  if (!found) {
    const [clash] = await q.sameMembers(tx.db, tx.companyId, applicant).execute();
    if (clash) return { how: 'refused', why: 'theirs', name: clash.name };
    const knows = person.password_hash !== null || (await q.anySession(tx.db, person.id).executeTakeFirst());
    return create(tx, applicant, place, knows ? 'active' : 'invited');
  }
  const { id: memberId, name } = found;
  const isSame = found.person_id === applicant.personId;
  if (found.state === 'disabled') return { how: 'refused', why: 'disabled', name };
  if (!isSame && found.state === 'active') return { how: 'refused', why: 'theirs', name };
  if (found.state === 'resigned') return (await comeBack(tx, { ...applicant, memberId, name }, place)) ?? isAbove(name);
  if (!isSame) {
    await members.claim(tx.db, tx.companyId, memberId, applicant.personId).execute();
    await belong(tx, memberId, applicant.personId);
  }
  return { how: 'linked', memberId };
}

const isAbove = (name: string): Admission => ({ how: 'refused', why: 'above', name });

async function create(tx: Tx, applicant: Applicant, place: Place, state: 'active' | 'invited'): Promise<Admission> {
  const memberId = tx.newId();
  await withAccessChange(tx, { memberIds: [memberId], cause: 'roles_assigned' }, () =>
    createMember(tx.db, tx.companyId, {
      id: memberId,
      personId: applicant.personId,
      name: applicant.name,
      mobile: applicant.mobile,
      mail: applicant.mail,
      state,
      scope: place.scope,
      roleIds: [...new Set(place.roleIds)],
      departmentId: place.departmentId,
    }),
  );
  await tx.addHistory({ kind: 'member', id: memberId, name: applicant.name, event: 'created', to: state });
  return { how: 'created', memberId };
}

/** Roles, scope and department are chosen anew; nothing for somebody whose old roles stand above the actor. */
async function comeBack(
  tx: Tx,
  who: { memberId: string; name: string; personId: string },
  place: Place,
): Promise<Admission | null> {
  const { memberId, name, personId } = who;
  const held = await rolesOf(tx.db, tx.companyId, [memberId]).execute();
  const view = {
    id: memberId,
    state: 'resigned',
    isOwner: false,
    roles: held.map(grantedRole),
    isLastAdmin: false,
  } as const;
  if (tx.actor && memberRefusal(tx.actor, view, 'rejoin') !== null) return null;
  const some = place.scope.kind === 'some' ? place.scope : { shopIds: [], groupIds: [] };
  await withAccessChange(tx, { memberIds: [memberId], cause: 'roles_assigned' }, async () => {
    const scopeAll = place.scope.kind === 'all';
    const by = { at: tx.now(), byId: tx.actor?.memberId ?? null };
    await members
      .rejoin(tx.db, tx.companyId, { memberId, personId, scopeAll, ...some, ...by })
      .executeTakeFirstOrThrow();
    await memberRoles.dropAll(tx.db, tx.companyId, memberId).execute();
    await memberRoles.addTo(tx.db, tx.companyId, memberId, place.roleIds).execute();
    await memberDepartments.drop(tx.db, tx.companyId, memberId).execute();
    await memberDepartments.addPrimary(tx.db, tx.companyId, memberId, place.departmentId).execute();
  });
  await belong(tx, memberId, personId);
  await tx.addHistory({ kind: 'member', id: memberId, name, event: 'rejoin', from: 'resigned', to: 'active' });
  return { how: 'rejoined', memberId };
}

/** The person, and nobody else, signs in as this member. */
async function belong(tx: Tx, memberId: string, personId: string): Promise<void> {
  await memberships.drop(tx.db, tx.companyId, memberId).execute();
  await memberships.add(tx.db, tx.companyId, memberId, personId).execute();
}

import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { roleApi as api } from '@rondo/contract/role';
import type { Actor } from '@rondo/domain/actor';
import { LIMIT } from '@rondo/domain/limit';
import { MEMBER_STATES, type MemberView, memberRefusal } from '@rondo/domain/member';
import { translate } from '@rondo/messages';
import type { Context, Tx } from '../../../platform/context.ts';
import { AppError, refuseField } from '../../../platform/errors.ts';
import { writeHistory, writerOf } from '../../../platform/history.ts';
import { memberRoles, members } from '../../people/index.ts';
import { actorNow } from '../actor-now.ts';
import { diffBetween } from '../diff.ts';
import { grantedRole, type NamedRole, requireGrantable } from '../grantable.ts';
import * as h from '../holder.queries.ts';
import { withAccessChange } from '../with-access-change.ts';

/** Names that the role's line in the audit log tells; every member has a line of their own. */
const NAMES = 20;

interface Holder {
  id: string;
  name: string;
  view: MemberView;
  roles: NamedRole[];
}

/** Gives a role to members and takes it from others: all of it or nothing. */
export async function assign(
  { actor: known, change }: Context,
  { id, add, remove }: Parsed<typeof api.assign>,
): Promise<Output<typeof api.assign>> {
  if (add.some((memberId) => remove.includes(memberId))) throw refuseField('remove', 'invalid');
  return change(async (tx) => {
    const actor = await actorNow(tx, known, 'frame_role');
    const [role] = await requireGrantable(tx, actor, [id]);
    if (!role) throw new AppError('NOT_FOUND');
    const holders = await holdersOf(tx, actor, [...add, ...remove]);
    const has = (one: Holder): boolean => one.roles.some((held) => held.id === id);
    const adding = holders.filter((one) => add.includes(one.id) && !has(one));
    const removing = holders.filter((one) => remove.includes(one.id) && has(one));
    for (const one of [...adding, ...removing]) requireMember(actor, one);
    if (adding.some((one) => one.roles.length >= LIMIT.member.roles))
      throw refuseField('add', 'too_many', { max: LIMIT.member.roles });
    await requireLeft(tx, actor, role, removing);
    const changed = [...adding, ...removing].map((one) => one.id);
    if (changed.length === 0) return { added: 0, removed: 0 };
    await withAccessChange(tx, { memberIds: changed, cause: 'roles_assigned', roleName: role.name }, async () => {
      await memberRoles.give(
        tx.db,
        actor.companyId,
        id,
        adding.map((one) => one.id),
      );
      const taken = removing.map((one) => one.id);
      await memberRoles.take(tx.db, actor.companyId, id, taken).execute();
      await members.touch(tx.db, actor.companyId, changed, actor.memberId, tx.now()).execute();
    });
    await note(tx, actor, role, { adding, removing });
    return { added: adding.length, removed: removing.length };
  });
}

/** The members, held until the end, with their roles. */
async function holdersOf(tx: Tx, actor: Actor, ids: readonly string[]): Promise<Holder[]> {
  const wanted = [...new Set(ids)];
  const members = await h.lockMembers(tx.db, actor.companyId, wanted).execute();
  if (members.length !== wanted.length) throw new AppError('MEMBER_NOT_FOUND');
  const held = await h.rolesOf(tx.db, actor.companyId, wanted).execute();
  const rolesOf = new Map<string, NamedRole[]>();
  for (const row of held) {
    const mine = rolesOf.get(row.member_id) ?? [];
    mine.push({ ...grantedRole(row), id: row.id, name: row.name });
    rolesOf.set(row.member_id, mine);
  }
  return members.map((m) => {
    const roles = rolesOf.get(m.id) ?? [];
    const state = MEMBER_STATES.find((one) => one === m.state) ?? 'resigned';
    return { id: m.id, name: m.name, roles, view: { id: m.id, state, isOwner: m.is_owner, roles, isLastAdmin: false } };
  });
}

function requireMember(actor: Actor, { name, view }: Holder): void {
  const refusal = memberRefusal(actor, view, 'role');
  switch (refusal) {
    case null:
      return;
    case 'no_permission':
      throw new AppError('FORBIDDEN');
    case 'above':
      throw new AppError('MEMBER_ABOVE', { params: { name } });
    case 'owner':
      throw new AppError('MEMBER_IS_OWNER');
    case 'self':
      throw new AppError('MEMBER_SELF');
    case 'last_admin':
      throw new AppError('MEMBER_LAST_ADMIN', { params: { name } });
    case 'sample':
      throw new AppError('SAMPLE_MEMBER', { params: { name } });
    case 'state':
      throw new AppError('MEMBER_NOT_FOUND');
    default:
      refusal satisfies never;
  }
}

/** Everybody keeps a role, nobody locks themself out, and an administrator stays. */
async function requireLeft(tx: Tx, actor: Actor, role: NamedRole, removing: readonly Holder[]): Promise<void> {
  const bare = removing.find((one) => one.roles.length === 1);
  if (bare) throw new AppError('MEMBER_NEEDS_ROLE', { params: { name: bare.name } });
  if (role.key !== 'administrator') return;
  if (removing.some((one) => one.id === actor.memberId)) throw new AppError('MEMBER_SELF');
  const first = removing.find((one) => one.view.state === 'active');
  if (!first) return;
  const ids = removing.map((one) => one.id);
  const other = await h.administrators(tx.db, actor.companyId, ids).executeTakeFirst();
  if (!other) throw new AppError('MEMBER_LAST_ADMIN', { params: { name: first.name } });
}

/** The audit log: the role once, and every member with the roles they had and have. */
async function note(
  tx: Tx,
  actor: Actor,
  role: NamedRole,
  { adding, removing }: { adding: readonly Holder[]; removing: readonly Holder[] },
): Promise<void> {
  const separator = translate(tx.language, 'permission.forbidden.separator');
  const words = (names: readonly string[]): string => names.join(separator);
  const change = (one: Holder, names: readonly string[]) => ({
    kind: 'member' as const,
    id: one.id,
    name: one.name,
    event: 'updated',
    data: { changes: [{ field: 'roles', before: words(one.roles.map((r) => r.name)), after: words(names) }] },
  });
  const namesOf = (list: readonly Holder[]): string | null => {
    const names = list.slice(0, NAMES).map((one) => one.name);
    const more = list.length - names.length;
    return words(more > 0 ? [...names, `+${more}`] : names) || null;
  };
  const without = (one: Holder): NamedRole[] => one.roles.filter((held) => held.id !== role.id);
  const diff = diffBetween([
    ...adding.map((one) => ({ name: one.name, before: one.roles, after: [...one.roles, role] })),
    ...removing.map((one) => ({ name: one.name, before: one.roles, after: without(one) })),
  ]);
  await writeHistory(tx.db, writerOf(tx, actor), [
    {
      kind: 'role',
      id: role.id,
      name: role.name,
      event: 'assigned',
      data: { changes: [{ field: 'members', before: namesOf(removing), after: namesOf(adding) }], diff },
    },
    ...adding.map((one) => change(one, [...one.roles.map((r) => r.name), role.name])),
    ...removing.map((one) =>
      change(
        one,
        without(one).map((r) => r.name),
      ),
    ),
  ]);
}

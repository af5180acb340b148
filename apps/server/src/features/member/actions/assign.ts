import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { memberApi } from '@rondo/contract/member';
import type { Actor } from '@rondo/domain/actor';
import type { Language } from '@rondo/domain/language';
import { LIMIT } from '@rondo/domain/limit';
import { translate } from '@rondo/messages';
import type { Change } from '../../../platform/changes.ts';
import type { Context, Tx } from '../../../platform/context.ts';
import { AppError, refuseField } from '../../../platform/errors.ts';
import { writeHistory, writerOf } from '../../../platform/history.ts';
import { memberDepartments, memberRoles, members as memberRows } from '../../people/index.ts';
import { type NamedRole, requireGrantable, rolesOf, withAccessChange } from '../../role/index.ts';
import { memberChanges } from '../changes.ts';
import { type Held, holdMembers, refusalOf } from '../find.ts';
import { type GivenScope, requireDepartments, requireScope, scopeColumns } from '../place.ts';
import * as relatedQueries from '../related.queries.ts';

type Asked = Parsed<typeof memberApi.assign>;
type Answer = Output<typeof memberApi.assign>;

interface Given {
  department: { id: string; name: string } | null;
  roles: NamedRole[];
  scope: GivenScope | null;
}

/** Several members get a department, roles or a scope at once; who may not be changed is named and left alone. */
export async function assign(context: Context, input: Asked): Promise<Answer> {
  const nothing = !input.departmentId && !input.addRoleIds?.length && !input.scope;
  if (nothing) throw refuseField('ids', 'required');
  return context.change(async (tx) => {
    const { actor, members } = await holdMembers(tx, context.actor, input.ids);
    const given = await requireGiven(tx, actor, input);
    const roleCount = await countRoles(tx, input.ids);
    const chosen = [...new Set(input.ids)].map((id) => {
      const held = members.get(id);
      if (!held) throw new AppError('NOT_FOUND');
      return { held, refusal: refusalFor(actor, held, given, roleCount(id)) };
    });
    const right = chosen.filter((one) => one.refusal === null).map((one) => one.held);
    if (right.length > 0) await give(tx, actor, right, given);
    return {
      done: right.length,
      refused: chosen.flatMap(({ held, refusal }) =>
        refusal ? [{ id: held.row.id, name: held.row.name, message: textOf(refusal, tx.language) }] : [],
      ),
    };
  });
}

async function requireGiven(tx: Tx, actor: Actor, input: Asked): Promise<Given> {
  const { departmentId, addRoleIds, scope } = input;
  const [name] = departmentId ? await requireDepartments(tx.db, actor.companyId, [departmentId], 'departmentId') : [];
  return {
    department: departmentId && name !== undefined ? { id: departmentId, name } : null,
    roles: addRoleIds?.length ? await requireGrantable(tx, actor, addRoleIds) : [],
    scope: scope ? await requireScope(tx.db, actor, scope) : null,
  };
}

async function countRoles(tx: Tx, ids: readonly string[]): Promise<(id: string) => Set<string>> {
  const rows = await rolesOf(tx.db, tx.companyId, ids).execute();
  const held = new Map<string, Set<string>>();
  for (const row of rows) held.set(row.member_id, (held.get(row.member_id) ?? new Set()).add(row.id));
  return (id) => held.get(id) ?? new Set();
}

function refusalFor(actor: Actor, held: Held, given: Given, roleIds: Set<string>): AppError | null {
  const act = given.roles.length > 0 || given.scope ? 'assign' : 'edit';
  const refusal = refusalOf(actor, held, act);
  if (refusal) return refusal;
  const after = new Set([...roleIds, ...given.roles.map((role) => role.id)]);
  return after.size > LIMIT.member.roles ? refuseField('addRoleIds', 'too_many', { max: LIMIT.member.roles }) : null;
}

/** The reason as it would be told if only this member had been changed. */
function textOf({ reason, details }: AppError, language: Language): string {
  const [field] = details.fields ?? [];
  if (field?.rule === 'too_many') return translate(language, 'rule.too_many', field.params);
  return translate(language, `error.${reason}`, details.params);
}

async function give(tx: Tx, actor: Actor, members: readonly Held[], given: Given): Promise<void> {
  const ids = members.map((held) => held.row.id);
  const before = await placesBefore(tx, ids);
  await withAccessChange(tx, { memberIds: ids, cause: 'roles_assigned' }, async () => {
    if (given.department) {
      await memberDepartments.leavePrimary(tx.db, tx.companyId, ids, given.department.id).execute();
      await memberDepartments.enterPrimary(tx.companyId, ids, given.department.id).execute(tx.db);
    }
    const roleIds = given.roles.map((role) => role.id);
    if (roleIds.length > 0) await memberRoles.add(tx.companyId, ids, roleIds).execute(tx.db);
    const columns = given.scope ? scopeColumns(given.scope) : {};
    await memberRows.updateAll(tx.db, tx.companyId, { ids, byId: actor.memberId, at: tx.now() }, columns).execute();
  });
  const scope = await scopeText(tx, given);
  const entries = members.map((held) => {
    const was = before(held.row.id);
    const changes: Change[] = memberChanges(
      { departments: was.departments, roles: was.roles },
      {
        ...(given.department ? { departments: [given.department.name, ...was.others] } : {}),
        ...(given.roles.length > 0 ? { roles: [...new Set([...was.roles, ...given.roles.map((r) => r.name)])] } : {}),
      },
      tx.language,
    );
    const data = { changes: scope ? [...changes, scope] : changes };
    return { kind: 'member', id: held.row.id, name: held.row.name, event: 'updated', data } as const;
  });
  await writeHistory(tx.db, writerOf(tx, actor), entries);
}

async function placesBefore(tx: Tx, ids: readonly string[]) {
  const [departments, roles] = await Promise.all([
    relatedQueries.departmentsOf(tx.db, tx.companyId, ids).execute(),
    rolesOf(tx.db, tx.companyId, ids).execute(),
  ]);
  return (id: string) => {
    const mine = departments.filter((d) => d.member_id === id);
    return {
      departments: mine.map((d) => d.name),
      others: mine.filter((d) => !d.is_primary).map((d) => d.name),
      roles: roles.filter((role) => role.member_id === id).map((role) => role.name),
    };
  };
}

async function scopeText(tx: Tx, { scope }: Given): Promise<Change | null> {
  if (!scope) return null;
  if (scope.kind === 'all') return memberChanges(null, { scope: null }, tx.language)[0] ?? null;
  const [groups, shops] = await Promise.all([
    scope.groupIds.length === 0 ? [] : relatedQueries.groupNames(tx.db, tx.companyId, scope.groupIds).execute(),
    scope.shopIds.length === 0 ? [] : relatedQueries.shopNames(tx.db, tx.companyId, scope.shopIds).execute(),
  ]);
  const names = [...groups.map((group) => group.path || group.name), ...shops.map((shop) => shop.name)];
  return memberChanges(null, { scope: names }, tx.language)[0] ?? null;
}

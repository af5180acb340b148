import { memberApi } from '@rondo/contract/member';
import { roleApi } from '@rondo/contract/role';
import type { PermissionCode } from '@rondo/domain/permission';
import type { Tier } from '@rondo/domain/role';
import { treeFault } from '@rondo/domain/role-edit';
import type { Company, Person } from './factories.ts';
import { requestId, type World } from './world.ts';

let count = 0;

/** A role of the company's own. */
export async function customRole(
  { owner }: Company,
  codes: readonly PermissionCode[],
  tier: Tier = 'scope',
): Promise<string> {
  count += 1;
  const { id } = await owner.call(roleApi.create, {
    name: `Custom ${count}`,
    codes: [...codes],
    tier,
    requestId: requestId(),
  });
  return id;
}

/** A member who holds exactly these codes, and works for these shops. */
export async function memberWith(
  w: World,
  company: Company,
  codes: readonly PermissionCode[],
  { tier = 'scope', shopIds = [], scopeAll = false }: { tier?: Tier; shopIds?: string[]; scopeAll?: boolean } = {},
): Promise<Person & { roleId: string }> {
  // Codes that no role may hold alone any more are held by roles from before.
  const isWhole = treeFault(codes) === null;
  const roleId = await customRole(company, isWhole ? codes : [], tier);
  if (!isWhole) await w.sql('update role set codes = $2 where id = $1', [roleId, codes]);
  const person = await company.member({ role: 'staff', shopIds, scopeAll });
  await w.sql('update member_role set role_id = $3 where company_id = $1 and member_id = $2', [
    company.id,
    person.id,
    roleId,
  ]);
  return { ...person, roleId };
}

/** The version of a member as somebody who manages members sees it. */
export const revOf = async ({ owner }: Company, id: string): Promise<number> =>
  (await owner.call(memberApi.get, { id })).rev;

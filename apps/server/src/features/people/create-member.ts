import type { Db } from '../../platform/db/company-db.ts';
import { pinyinOf } from '../../platform/pinyin.ts';

interface NewMember {
  id: string;
  personId: string;
  name: string;
  mobile: string | null;
  mail: string | null;
  employeeNo?: string | null;
  position?: string;
  state: 'invited' | 'active';
  isOwner?: boolean;
  scope: { kind: 'all' } | { kind: 'some'; shopIds?: string[]; groupIds?: string[] };
  roleIds: string[];
  departmentId: string;
  /** Further departments; `departmentId` is the primary one. */
  otherDepartmentIds?: readonly string[];
  remarks?: string;
  avatarFileId?: string | null;
  joinedOn?: string | null;
}

/** A member with roles and a primary department; `membership` lets them sign in before the company is known. */
export async function createMember(db: Db, companyId: string, m: NewMember): Promise<void> {
  const some = m.scope.kind === 'some' ? m.scope : null;
  await db
    .insertInto('member')
    .values({
      company_id: companyId,
      id: m.id,
      person_id: m.personId,
      name: m.name,
      name_pinyin: pinyinOf(m.name),
      mobile: m.mobile,
      mail: m.mail,
      employee_no: m.employeeNo ?? null,
      position: m.position ?? '',
      state: m.state,
      is_owner: m.isOwner ?? false,
      scope_all: m.scope.kind === 'all',
      scope_shop_ids: some?.shopIds ?? [],
      scope_group_ids: some?.groupIds ?? [],
      joined_on: m.joinedOn ?? null,
      remarks: m.remarks ?? '',
      avatar_file_id: m.avatarFileId ?? null,
    })
    .execute();
  await db.insertInto('membership').values({ person_id: m.personId, company_id: companyId, member_id: m.id }).execute();
  await db
    .insertInto('member_role')
    .values(m.roleIds.map((role_id) => ({ company_id: companyId, member_id: m.id, role_id })))
    .execute();
  await db
    .insertInto('member_department')
    .values(
      [m.departmentId, ...(m.otherDepartmentIds ?? [])].map((department_id) => ({
        company_id: companyId,
        member_id: m.id,
        department_id,
        is_primary: department_id === m.departmentId,
      })),
    )
    .execute();
}

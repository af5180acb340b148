import { MEMBER_FIELDS, type MemberFieldValues } from '@rondo/contract/member-fields';
import { isSampleId } from '@rondo/domain/sample-company';
import type { Db } from '../../platform/db/company-db.ts';
import { columnsOf, emptyValues } from '../../platform/fields.ts';
import { pinyinOf } from '../../platform/pinyin.ts';

/** Fields that are not told are empty. */
interface NewMember extends Partial<MemberFieldValues> {
  id: string;
  personId: string;
  name: string;
  mobile: string | null;
  mail: string | null;
  state: 'invited' | 'active';
  isOwner?: boolean;
  scope: { kind: 'all' } | { kind: 'some'; shopIds?: string[]; groupIds?: string[] };
  roleIds: string[];
  departmentId: string;
  /** Further departments; `departmentId` is the primary one. */
  otherDepartmentIds?: readonly string[];
  avatarFileId?: string | null;
}

/**
 * A member with roles and a primary department; `membership` lets them sign in before the company is known: whoever is of the sample
 * company (product 24) has none.
 */
export async function createMember(db: Db, companyId: string, m: NewMember): Promise<void> {
  const some = m.scope.kind === 'some' ? m.scope : null;
  await db
    .insertInto('member')
    .values({
      company_id: companyId,
      id: m.id,
      person_id: m.personId,
      ...columnsOf(MEMBER_FIELDS, { ...emptyValues(MEMBER_FIELDS), ...m }),
      name_pinyin: pinyinOf(m.name),
      state: m.state,
      is_owner: m.isOwner ?? false,
      scope_all: m.scope.kind === 'all',
      scope_shop_ids: some?.shopIds ?? [],
      scope_group_ids: some?.groupIds ?? [],
      avatar_file_id: m.avatarFileId ?? null,
    })
    .execute();
  if (!isSampleId(m.id))
    await db
      .insertInto('membership')
      .values({ person_id: m.personId, company_id: companyId, member_id: m.id })
      .execute();
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

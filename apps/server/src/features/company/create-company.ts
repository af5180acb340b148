import type { Language } from '@rondo/domain/language';
import { PRESET_ROLES, ROLE_KEYS, type RoleKey } from '@rondo/domain/role';
import { translate } from '@rondo/messages';
import type { Db } from '../../platform/db/company-db.ts';
import { groupSegment } from '../shop/index.ts';
import { newInvite } from './new-invite.ts';

interface NewCompany {
  id: string;
  name: string;
  timeZone: string;
  isDemo: boolean;
  industry?: string;
  /** The language of the preset names; they can be changed later. */
  language: Language;
  newId: () => string;
}

/** Ids of what a new company starts with. */
export interface CompanyStart {
  roleIds: Record<RoleKey, string>;
  rootDepartmentId: string;
  rootGroupId: string;
}

/** A company with its preset roles (product 1.2), its root department and its root group. `db` is bound to the new id. */
export async function createCompany(db: Db, company: NewCompany): Promise<CompanyStart> {
  const { id, name, newId, language } = company;
  await db
    .insertInto('company')
    .values({ id, name, time_zone: company.timeZone, is_demo: company.isDemo, industry: company.industry ?? 'other' })
    .execute();
  const roleIds = Object.fromEntries(ROLE_KEYS.map((key) => [key, newId()])) as Record<RoleKey, string>;
  await db
    .insertInto('role')
    .values(
      ROLE_KEYS.map((key) => {
        const { codes, tier, locked, dispatchable } = PRESET_ROLES[key];
        const text = translate(language, `member.role.${key}`);
        return { company_id: id, id: roleIds[key], key, name: text, codes: [...codes], tier, locked, dispatchable };
      }),
    )
    .execute();
  const rootDepartmentId = newId();
  await db
    .insertInto('department')
    .values({ company_id: id, id: rootDepartmentId, name, lineage: groupSegment(rootDepartmentId) })
    .execute();
  const rootGroupId = newId();
  await db
    .insertInto('shop_group')
    .values({ company_id: id, id: rootGroupId, name, lineage: groupSegment(rootGroupId), path: '' })
    .execute();
  await db
    .insertInto('invite')
    .values({ company_id: id, ...newInvite() })
    .execute();
  await db.insertInto('stat_state').values({ company_id: id }).execute();
  return { roleIds, rootDepartmentId, rootGroupId };
}

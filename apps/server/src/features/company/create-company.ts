import type { Language } from '@rondo/domain/language';
import { DEFAULTS } from '@rondo/domain/limit';
import type { RoleKey } from '@rondo/domain/role';
import type { Db } from '../../platform/db/company-db.ts';
import { createRootDepartment } from '../department/index.ts';
import { invites } from '../invite/index.ts';
import { createPresetRoles } from '../role/index.ts';
import { createRootGroup } from '../shop/index.ts';
import { beginStatistics } from '../statistics/index.ts';
import { noteSetUp } from './company.queries.ts';

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
    .values({
      ...{ id, name, time_zone: company.timeZone, cut_off: DEFAULTS.businessDayCutOff },
      ...{ is_demo: company.isDemo, industry: company.industry ?? 'other' },
    })
    .execute();
  await noteSetUp(db).execute();
  const roleIds = await createPresetRoles(db, id, language, newId);
  const rootDepartmentId = newId();
  await createRootDepartment(db, id, rootDepartmentId, name);
  const rootGroupId = newId();
  await createRootGroup(db, id, rootGroupId, name);
  await invites.create(db, id).execute();
  await beginStatistics(db, id).execute();
  return { roleIds, rootDepartmentId, rootGroupId };
}

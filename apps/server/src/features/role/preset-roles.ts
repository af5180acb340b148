import type { Language } from '@rondo/domain/language';
import { PRESET_ROLES, ROLE_KEYS, type RoleKey } from '@rondo/domain/role';
import { translate } from '@rondo/messages';
import type { Db } from '../../platform/db/company-db.ts';
import * as q from './role.queries.ts';

/** The roles every company starts with (product 1.2), named in a language; answers with their ids. */
export async function createPresetRoles(
  db: Db,
  companyId: string,
  language: Language,
  newId: () => string,
): Promise<Record<RoleKey, string>> {
  const roleIds = Object.fromEntries(ROLE_KEYS.map((key) => [key, newId()])) as Record<RoleKey, string>;
  const rows = ROLE_KEYS.map((key) => {
    const { codes, tier, locked, dispatchable } = PRESET_ROLES[key];
    const name = translate(language, `member.role.${key}`);
    return { company_id: companyId, id: roleIds[key], key, name, codes: [...codes], tier, locked, dispatchable };
  });
  await q.insertMany(db, rows).execute();
  return roleIds;
}

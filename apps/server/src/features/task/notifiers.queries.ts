import type { RoleKey } from '@rondo/domain/role';
import type { Db } from '../../platform/db/company-db.ts';

/** A role that every company begins with, as long as it is there. */
export const presetRole = (db: Db, companyId: string, key: RoleKey) =>
  db.selectFrom('role').select('id').where('company_id', '=', companyId).where('key', '=', key);

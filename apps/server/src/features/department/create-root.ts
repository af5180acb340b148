import type { Db } from '../../platform/db/company-db.ts';
import { groupSegment } from '../scope/index.ts';
import * as q from './department.queries.ts';

/** The department that a new company starts with: it is the company itself. */
export async function createRootDepartment(db: Db, companyId: string, id: string, name: string): Promise<void> {
  await q.insert(db, [{ company_id: companyId, id, name, lineage: groupSegment(id) }]).execute();
}

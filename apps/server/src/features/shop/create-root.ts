import type { Db } from '../../platform/db/company-db.ts';
import { groupSegment } from '../scope/index.ts';
import * as q from './group.queries.ts';

/** The group of shops that a new company starts with. */
export async function createRootGroup(db: Db, companyId: string, id: string, name: string): Promise<void> {
  await q.insert(db, [{ company_id: companyId, id, name, lineage: groupSegment(id), path: '' }]).execute();
}

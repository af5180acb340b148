import type { Db } from '../../platform/db/company-db.ts';
import { AppError } from '../../platform/errors.ts';
import * as q from './company.queries.ts';

/**
 * For what must not begin while a company comes to its end (product 23): invitations, applications, new members, transfer,
 * subscriptions, cycles and devices.
 * Refuses COMPANY_DISSOLVING.
 */
export async function refuseWhileDissolving(db: Db, companyId: string): Promise<void> {
  const company = await q.stateOf(db, companyId).executeTakeFirstOrThrow();
  if (company.state !== 'normal') throw new AppError('COMPANY_DISSOLVING');
}

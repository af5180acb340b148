import { roleNames } from '@rondo/messages/role-name';
import type { Db } from '../../platform/db/company-db.ts';
import { onUniqueViolation } from '../../platform/db/unique.ts';
import { AppError } from '../../platform/errors.ts';
import * as q from './role.queries.ts';

const taken = (): AppError => new AppError('ROLE_NAME_TAKEN', { fields: [{ path: 'name', rule: 'taken' }] });

/**
 * Refuses a name that another role goes by in either language: a preset is stored under one and read under both. The unique
 * index sees the stored names alone.
 */
export async function requireNameFree(db: Db, companyId: string, name: string, exceptId: string | null): Promise<void> {
  const others = (await q.all(db, companyId).execute()).filter((role) => role.id !== exceptId);
  const wanted = name.toLowerCase();
  if (others.some((role) => roleNames(role).some((one) => one.toLowerCase() === wanted))) throw taken();
}

/** Runs a write; of two roles that take one name in the same moment, one wins and the other is refused at its field. */
export const refuseDuplicateName = <T>(write: () => Promise<T>): Promise<T> =>
  onUniqueViolation({ role_name: taken }, write);

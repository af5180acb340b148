import type { Db } from '../../platform/db/company-db.ts';
import type { IntegrityCheck, Looked } from '../../platform/integrity.ts';

/** A row that breaks what holds. */
export interface Violation {
  holds: string;
  row: string;
}

/** Runs the checks one after the other; answers each row that breaks one. */
export async function violationsOf(db: Db, checks: readonly IntegrityCheck[], looked: Looked): Promise<Violation[]> {
  const found: Violation[] = [];
  for (const { holds, find } of checks) {
    for (const row of await find(db, looked)) found.push({ holds, row });
  }
  return found;
}

import { DEFAULTS } from '@rondo/domain/limit';
import type { Db } from '../../platform/db/company-db.ts';
import { roleHolders } from './dispatch.queries.ts';
import { presetRole } from './notifiers.queries.ts';

/** Who hears of what nobody does at a store: those who hold the notifier's role there; where nobody does, administrators. */
export async function notifiersOf(db: Db, companyId: string, shopId: string): Promise<string[]> {
  for (const key of [DEFAULTS.notifierRole, 'administrator', 'owner'] as const) {
    const role = await presetRole(db, companyId, key).executeTakeFirst();
    const holders = role ? await roleHolders(db, companyId, role.id, [shopId]).execute() : [];
    if (holders.length > 0) return holders.map(({ id }) => id);
  }
  return [];
}

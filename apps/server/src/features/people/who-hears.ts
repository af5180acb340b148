import type { PermissionCode } from '@rondo/domain/permission';
import type { ToldReason } from '@rondo/domain/told-message';
import type { Tx } from '../../platform/context.ts';
import * as q from './names.queries.ts';

/** Some people whom a message is meant for, and as whom. */
interface Meant {
  ids: readonly string[];
  reason: ToldReason;
  /** What they need to do something about it; absent: they were named to be told, that is enough. */
  codes?: readonly PermissionCode[];
  /** The store that they need to work for. */
  shopId?: string;
}

/**
 * Who is told: those of the first list who still work here and can do something about it; where none is left those of the next, at last
 * the owner. So nothing is told to nobody.
 */
export async function whoHears(
  { db, companyId }: Pick<Tx, 'db' | 'companyId'>,
  meant: readonly Meant[],
): Promise<{ to: string[]; reason: ToldReason }> {
  for (const { ids, reason, codes = [], shopId } of meant) {
    const able = await q.ableAmong(db, companyId, ids, codes, shopId).execute();
    if (able.length > 0) return { to: able.map(({ id }) => id), reason };
  }
  const owner = await q.companyOwner(db, companyId).executeTakeFirstOrThrow();
  return { to: [owner.id], reason: 'owner' };
}

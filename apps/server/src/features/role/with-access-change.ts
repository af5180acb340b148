import { accessDiff, effectiveAccess } from '@rondo/domain/access';
import type { PermissionCode } from '@rondo/domain/permission';
import type { Tx } from '../../platform/context.ts';
import { signal } from '../../platform/live/signal.ts';
import * as q from './role.queries.ts';

export type AccessCause = 'role_saved' | 'role_restored' | 'roles_assigned' | 'owner_changed';

interface Change {
  memberIds: readonly string[];
  cause: AccessCause;
  /** The role it is about, when it is about one. */
  roleName?: string;
}

/**
 * Runs a change of roles and notes for every member it touches what they gained and lost, worked out from everything they
 * hold before and after: "what changed for me". Pages they have open read their permissions again at once.
 */
export async function withAccessChange<T>(
  tx: Tx,
  { memberIds, cause, roleName }: Change,
  work: () => Promise<T>,
): Promise<T> {
  const before = await codesOf(tx, memberIds);
  const result = await work();
  const after = await codesOf(tx, memberIds);
  const rows: q.AccessChangeRow[] = [];
  for (const memberId of new Set(memberIds)) {
    const { gained, lost } = accessDiff(before(memberId), after(memberId));
    if (gained.length === 0 && lost.length === 0) continue;
    rows.push({
      company_id: tx.companyId,
      id: tx.newId(),
      member_id: memberId,
      at: tx.now(),
      by_id: tx.actor?.memberId ?? null,
      by_name: tx.actor?.name ?? '',
      cause,
      role_name: roleName ?? null,
      gained,
      lost,
    });
  }
  for (let at = 0; at < rows.length; at += q.ROWS_AT_ONCE)
    await q.insertAccessChanges(tx.db, rows.slice(at, at + q.ROWS_AT_ONCE)).execute();
  await signal(tx.db, tx.companyId, 'access', memberIds);
  return result;
}

async function codesOf(tx: Tx, memberIds: readonly string[]): Promise<(id: string) => ReadonlySet<PermissionCode>> {
  const rows = memberIds.length === 0 ? [] : await q.rolesOf(tx.db, tx.companyId, memberIds).execute();
  const held = new Map<string, { codes: string[]; tier: string }[]>();
  for (const row of rows) held.set(row.member_id, [...(held.get(row.member_id) ?? []), row]);
  return (id) => effectiveAccess(held.get(id) ?? []).codes;
}

import { type AccessDiff, accessDiff, effectiveAccess } from '@rondo/domain/access';
import type { PermissionCode } from '@rondo/domain/permission';
import type { Tx } from '../../platform/context.ts';
import { signal } from '../../platform/live/signal.ts';
import { type AccessChangeRow, insertAccessChanges, markUndone } from './access-change.queries.ts';
import { roleIdsOf } from './holder.queries.ts';
import * as q from './role.queries.ts';

export type AccessCause = 'role_saved' | 'role_restored' | 'roles_assigned' | 'owner_changed';

interface Change {
  memberIds: readonly string[];
  cause: AccessCause;
  /** The role it is about, when it is about one. */
  roleName?: string;
}

/** Where the message about it leads: what changed for the reader opens over the messages. */
const PAGE = '/message?changes=mine';

/**
 * Runs a change of roles and notes for every member it touches what they gained and lost, worked out from everything they
 * hold before and after: "what changed for me", with a message. Pages they have open read their permissions again at once.
 */
export async function withAccessChange<T>(tx: Tx, change: Change, work: () => Promise<T>): Promise<T> {
  const memberIds = [...new Set(change.memberIds)];
  const before = await codesOf(tx, memberIds);
  const result = await work();
  const after = await codesOf(tx, memberIds);
  const diffOf = diffs(before, after);
  const rows = memberIds.flatMap((memberId): AccessChangeRow[] => {
    // Who held nothing begins: nothing of theirs has changed.
    if (before(memberId) === NOTHING) return [];
    const { gained, lost } = diffOf(memberId);
    if (gained.length === 0 && lost.length === 0) return [];
    return [{ id: tx.newId(), member_id: memberId, gained, lost }];
  });
  if (rows.length > 0) {
    const head = {
      at: tx.now(),
      by_id: tx.actor?.memberId ?? null,
      by_name: tx.actor?.name ?? '',
      cause: change.cause,
      role_name: change.roleName ?? null,
    };
    await insertAccessChanges(tx.db, tx.companyId, head, rows);
    const touched = rows.map((row) => row.member_id);
    await markUndone(tx.db, tx.companyId, touched, tx.now());
    await tell(tx, rows);
  }
  await signal(tx.db, tx.companyId, 'access', memberIds);
  return result;
}

/** One event for all who gain and lose as much as each other. */
async function tell(tx: Tx, rows: readonly AccessChangeRow[]): Promise<void> {
  const alike = new Map<string, { first: AccessChangeRow; to: string[] }>();
  for (const row of rows) {
    const key = `${row.gained.length} ${row.lost.length}`;
    const group = alike.get(key) ?? { first: row, to: [] };
    group.to.push(row.member_id);
    alike.set(key, group);
  }
  for (const { first, to } of alike.values()) {
    await tx.emit('member.told', {
      to,
      text: 'access_changed',
      params: { by: tx.actor?.name ?? '', gained: first.gained.length, lost: first.lost.length },
      page: PAGE,
      key: `access:${first.id}`,
    });
  }
}

interface Held {
  /** Names the set of roles: many members share one. */
  key: string;
  codes: ReadonlySet<PermissionCode>;
}
type HeldBy = (memberId: string) => Held;

const NOTHING: Held = { key: '', codes: new Set() };

/** What members hold: worked out once a set of roles, however many members share it. */
async function codesOf(tx: Tx, memberIds: readonly string[]): Promise<HeldBy> {
  if (memberIds.length === 0) return () => NOTHING;
  const roles = new Map((await q.all(tx.db, tx.companyId).execute()).map((role) => [role.id, role]));
  const sets = new Map<string, Held>();
  const held = new Map<string, Held>();
  for (const row of await roleIdsOf(tx.db, tx.companyId, memberIds).execute()) {
    const key = row.role_ids.join();
    const mine = row.role_ids.flatMap((id) => roles.get(id) ?? []);
    const set = sets.get(key) ?? { key, codes: effectiveAccess(mine).codes };
    sets.set(key, set);
    held.set(row.member_id, set);
  }
  return (memberId) => held.get(memberId) ?? NOTHING;
}

/** The difference of a member, worked out once a pair of sets. */
function diffs(before: HeldBy, after: HeldBy): (memberId: string) => AccessDiff {
  const known = new Map<string, AccessDiff>();
  return (memberId) => {
    const [had, has] = [before(memberId), after(memberId)];
    const key = `${had.key} ${has.key}`;
    const diff = known.get(key) ?? accessDiff(had.codes, has.codes);
    known.set(key, diff);
    return diff;
  };
}

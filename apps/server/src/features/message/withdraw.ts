import type { Tx } from '../../platform/context.ts';
import { signal } from '../../platform/live/signal.ts';
import * as q from './message.queries.ts';

/** Takes back what some members have not read of some events. */
export async function withdrawMessages(tx: Tx, memberIds: readonly string[], keys: readonly string[]): Promise<void> {
  await q.removeUnread(tx.db, tx.companyId, memberIds, keys, tx.now()).execute();
  await signal(tx.db, tx.companyId, 'counters', [...memberIds]);
}

/** What a member has opened is no unread message of theirs any more. */
export async function readMessages(tx: Tx, memberId: string, keys: readonly string[]): Promise<void> {
  await q.readByKeys(tx.db, tx.companyId, memberId, keys, tx.now()).execute();
  await signal(tx.db, tx.companyId, 'counters', [memberId]);
}

import type { Tx } from '../../platform/context.ts';
import type { PassedPart, Work } from '../../platform/in-hand.ts';
import { endAsking } from './approval.ts';
import { openNoticesOf, ownedBy } from './in-hand.queries.ts';
import * as q from './notice.queries.ts';
import { NOT_ASKED } from './send.ts';

/** Announcements that somebody put down to be sent later or for approval: passed on they are sent in the successor's name, ended they are drafts again. */
export const noticeInHand: Work = {
  is: 'work',
  kinds: ['notice_own'],
  open: openNoticesOf,
  hold: (db, companyId, memberId) => ownedBy(db, companyId, memberId).forUpdate().execute(),
  passOn,
  end: cancelAll,
};

async function passOn(tx: Tx, from: { id: string; name: string }, parts: readonly PassedPart[]): Promise<void> {
  const rows = await ownedBy(tx.db, tx.companyId, from.id).execute();
  for (const { id, to } of parts) {
    const row = rows.find((one) => one.id === id);
    if (!row || !to) continue;
    const change = { author_id: to.id, updated_at: tx.now() };
    await q.update(tx.db, tx.companyId, { id, rev: row.rev }, change).execute();
    const changes = [{ field: 'creator', before: from.name, after: to.name }];
    await tx.addHistory({ kind: 'notice', id, name: row.title, event: 'transfer', data: { changes } });
  }
}

/** Cancels what an author who leaves put down; answers how many were still to be sent. */
async function cancelAll(tx: Tx, ids: readonly string[], reason: string): Promise<number> {
  let ended = 0;
  for (const id of ids) {
    const row = await q.hold(tx.db, tx.companyId, id).executeTakeFirst();
    const change = { state: 'draft', updated_at: tx.now(), ...NOT_ASKED };
    const moved = row && (await q.move(tx.db, tx.companyId, 'cancel', { id, rev: row.rev }, change).executeTakeFirst());
    if (!moved) continue;
    await endAsking(tx, row);
    const entry = { kind: 'notice', id, name: row.title, event: 'cancel', from: row.state, to: 'draft' } as const;
    await tx.addHistory({ ...entry, comment: reason || null });
    ended += 1;
  }
  return ended;
}

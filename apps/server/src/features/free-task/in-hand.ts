import type { PersonRef } from '@rondo/contract/kit/shapes';
import type { Tx } from '../../platform/context.ts';
import type { PassedPart, Work } from '../../platform/in-hand.ts';
import * as q from './repeat.queries.ts';

/** Free tasks that come again, by whoever made them. Who only does or reviews them is left out on the next date. */
export const repeatInHand: Work = {
  is: 'work',
  kinds: ['free_task_repeat'],
  open: q.openRepeatsOf,
  hold: (db, companyId, memberId) => q.holdOf(db, companyId, memberId).execute(),
  passOn,
  end,
};

async function passOn(tx: Tx, from: PersonRef, parts: readonly PassedPart[]): Promise<void> {
  for (const row of await q.holdOf(tx.db, tx.companyId, from.id).execute()) {
    const to = parts.find(({ id }) => id === row.id)?.to;
    if (!to) continue;
    const change = { owner_id: to.id, rev: row.rev + 1, updated_at: tx.now() };
    await q.update(tx.db, tx.companyId, row.id, change).execute();
    const changes = [{ field: 'creator' as const, before: from.name, after: to.name }];
    await tx.addHistory({ kind: 'free_task_repeat', id: row.id, name: row.name, event: 'transfer', data: { changes } });
  }
}

async function end(tx: Tx, ids: readonly string[], reason: string): Promise<number> {
  let ended = 0;
  for (const id of ids) {
    const row = await q.hold(tx.db, tx.companyId, id).executeTakeFirst();
    if (!row) continue;
    await q.end(tx.db, tx.companyId, row, tx.now()).execute();
    const entry = { kind: 'free_task_repeat', id, name: row.name, event: 'ended' } as const;
    await tx.addHistory({ ...entry, comment: reason || null });
    ended += 1;
  }
  return ended;
}

import type { cycleApi as api } from '@rondo/contract/cycle';
import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import { mayRemoveCycle } from '@rondo/domain/cycle';
import { LIMIT } from '@rondo/domain/limit';
import { binSince, presentBin } from '../../../platform/bin.ts';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { peopleByIds } from '../../people/index.ts';
import * as q from '../bin.queries.ts';
import { coveredView, coveredViews, refusedFor } from '../covered.ts';
import { find } from '../find.ts';

/** Only what has ended; its tasks stay where they are. */
export async function remove({ actor, change }: Context, { id }: Parsed<typeof api.remove>): Promise<{ done: true }> {
  return change(async (tx) => {
    const row = await find({ db: tx.db, actor }, id);
    const view = await coveredView({ db: tx.db, actor }, row);
    const { state } = view;
    if (state !== 'ended') throw new AppError('MOVE_NOT_ALLOWED');
    if (!mayRemoveCycle(actor, view)) throw refusedFor(actor, view);
    const removed = await q.remove(tx.db, tx.companyId, { id, by: actor.memberId, at: tx.now() }).executeTakeFirst();
    if (!removed) throw new AppError('NOT_FOUND');
    await tx.addHistory({ kind: 'cycle', id, name: `${row.number} ${row.name}`, event: 'removed', from: state });
    return { done: true };
  });
}

/** What was deleted and the reader can bring back: of the newest. */
export async function bin({ db, actor, now }: Context): Promise<Output<typeof api.bin>> {
  const rows = await q.deleted(db, actor, binSince(now())).limit(LIMIT.bin.shown).execute();
  const viewOf = await coveredViews({ db, actor }, rows);
  const theirs = rows.filter((row) => mayRemoveCycle(actor, viewOf(row)));
  const people = await peopleByIds(
    db,
    actor.companyId,
    theirs.map((row) => row.deleted_by),
  );
  return presentBin(
    theirs.map((row) => ({ ...row, name: `${row.number} ${row.name}` })),
    people,
  );
}

/** As it was: ended. Whoever could delete it may. */
export async function restore({ actor, change }: Context, { id }: Parsed<typeof api.restore>): Promise<{ done: true }> {
  return change(async (tx) => {
    const row = await q.deleted(tx.db, actor, binSince(tx.now())).where('cycle.id', '=', id).executeTakeFirst();
    if (!row) throw new AppError('NOT_FOUND');
    const view = await coveredView({ db: tx.db, actor }, row);
    if (!mayRemoveCycle(actor, view)) throw refusedFor(actor, view);
    const restored = await q.restore(tx.db, tx.companyId, id, tx.now()).executeTakeFirst();
    if (!restored) throw new AppError('NOT_FOUND');
    await tx.addHistory({ kind: 'cycle', id, name: `${row.number} ${row.name}`, event: 'restored', to: 'ended' });
    return { done: true };
  });
}

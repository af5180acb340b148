import type { flowCounterApi as api } from '@rondo/contract/flow-counter';
import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import { LIMIT } from '@rondo/domain/limit';
import { binSince, presentBin } from '../../../platform/bin.ts';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { peopleByIds } from '../../people/index.ts';
import * as q from '../flow-counter.queries.ts';
import { refuseDuplicates } from '../refuse-duplicates.ts';
import { find } from './read.ts';
import { KIND, refuseTooMany } from './write.ts';

export async function remove({ actor, change }: Context, { id }: Parsed<typeof api.remove>): Promise<{ done: true }> {
  return change(async (tx) => {
    const row = await find({ db: tx.db, actor }, id);
    const deletion = { deleted_at: tx.now(), deleted_by: actor.memberId };
    const gone = await q.update(tx.db, tx.companyId, { id, rev: row.rev }, deletion).executeTakeFirst();
    if (!gone) throw new AppError('STALE');
    await tx.addHistory({ kind: KIND, id, name: row.name, event: 'deleted' });
    return { done: true };
  });
}

/** What was deleted and can be brought back, each with its store. */
export async function bin({ db, actor, now }: Context): Promise<Output<typeof api.bin>> {
  const rows = await q.deleted(db, actor, binSince(now())).limit(LIMIT.bin.shown).execute();
  const editors = rows.map((row) => row.deleted_by);
  const people = await peopleByIds(db, actor.companyId, editors);
  return presentBin(
    rows.map((row) => ({ ...row, name: `${row.shop_name} ${row.name}` })),
    people,
  );
}

export async function restore({ actor, change }: Context, { id }: Parsed<typeof api.restore>): Promise<{ done: true }> {
  return change(async (tx) => {
    const since = binSince(tx.now());
    const row = await q.deleted(tx.db, actor, since).where('flow_counter.id', '=', id).executeTakeFirst();
    if (!row) throw new AppError('NOT_FOUND');
    await refuseTooMany(tx, actor, row.shop_id);
    const restored = await refuseDuplicates(() => q.restore(tx.db, tx.companyId, id, tx.now()).executeTakeFirst());
    if (!restored) throw new AppError('NOT_FOUND');
    await tx.addHistory({ kind: KIND, id, name: row.name, event: 'restored' });
    return { done: true };
  });
}

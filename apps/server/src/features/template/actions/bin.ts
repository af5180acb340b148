import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { templateApi as api } from '@rondo/contract/template';
import { LIMIT } from '@rondo/domain/limit';
import { binSince, presentBin } from '../../../platform/bin.ts';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { peopleByIds } from '../../people/index.ts';
import { refuseDuplicateName } from '../refuse-duplicate-name.ts';
import * as q from '../template.queries.ts';

/** What was deleted and can be brought back. */
export async function bin({ db, actor, now }: Context): Promise<Output<typeof api.bin>> {
  const rows = await q.binned(db, actor.companyId, binSince(now())).limit(LIMIT.bin.shown).execute();
  const people = await peopleByIds(
    db,
    actor.companyId,
    rows.map((row) => row.deleted_by),
  );
  return presentBin(rows, people);
}

/** As it was, under its old name or the one given. */
export async function restore({ change }: Context, { id, name }: Parsed<typeof api.restore>): Promise<{ done: true }> {
  return change(async (tx) => {
    const row = await q.binned(tx.db, tx.companyId, binSince(tx.now())).where('id', '=', id).executeTakeFirst();
    if (!row) throw new AppError('NOT_FOUND');
    const restored = await refuseDuplicateName(() =>
      q.restore(tx.db, tx.companyId, id, tx.now(), name).executeTakeFirst(),
    );
    if (!restored) throw new AppError('NOT_FOUND');
    await tx.addHistory({ kind: 'template', id, name: restored.name, event: 'restore', to: row.state });
    return { done: true };
  });
}

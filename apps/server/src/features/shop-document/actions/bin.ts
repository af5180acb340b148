import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { shopDocumentApi as api } from '@rondo/contract/shop-document';
import { LIMIT } from '@rondo/domain/limit';
import { binSince, presentBin } from '../../../platform/bin.ts';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { peopleByIds } from '../../people/index.ts';
import * as q from '../shop-document.queries.ts';
import { requireRoom } from './write.ts';

/** What was deleted and can be brought back, each with its store. */
export async function bin({ db, actor, now }: Context): Promise<Output<typeof api.bin>> {
  const rows = await q.deleted(db, actor, binSince(now())).limit(LIMIT.bin.shown).execute();
  const people = await peopleByIds(
    db,
    actor.companyId,
    rows.map((row) => row.deleted_by),
  );
  return presentBin(
    rows.map((row) => ({ ...row, name: `${row.shop_name} · ${row.name}` })),
    people,
  );
}

export async function restore({ actor, change }: Context, { id }: Parsed<typeof api.restore>): Promise<{ done: true }> {
  return change(async (tx) => {
    const row = await q.deleted(tx.db, actor, binSince(tx.now())).where('d.id', '=', id).executeTakeFirst();
    if (!row?.shop_id) throw new AppError('NOT_FOUND');
    await requireRoom(tx, row.shop_id);
    const restored = await q.restore(tx.db, tx.companyId, id, tx.now()).executeTakeFirst();
    if (!restored) throw new AppError('NOT_FOUND');
    await tx.addHistory({ kind: 'shop_document', id, name: row.name, event: 'restored' });
    return { done: true };
  });
}

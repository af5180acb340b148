import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { shopApi as api } from '@rondo/contract/shop';
import { LIMIT } from '@rondo/domain/limit';
import { binSince, presentBin } from '../../../platform/bin.ts';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { pinyinOf } from '../../../platform/pinyin.ts';
import { activeOf, peopleByIds } from '../../people/index.ts';
import { deletedShops } from '../../scope/index.ts';
import * as managerRows from '../manager.queries.ts';
import { refuseDuplicates } from '../refuse-duplicates.ts';
import * as q from '../shop.queries.ts';

/** What was deleted in the actor's scope and can be brought back. */
export async function bin({ db, actor, now }: Context): Promise<Output<typeof api.bin>> {
  const rows = await deletedShops(db, actor, binSince(now()))
    .select(['shop.id', 'shop.name', 'shop.deleted_at', 'shop.deleted_by'])
    .limit(LIMIT.bin.shown)
    .execute();
  const people = await peopleByIds(
    db,
    actor.companyId,
    rows.map((row) => row.deleted_by),
  );
  return presentBin(rows, people);
}

/** As it was, under its old name and code or those given, with the managers who still work here. */
export async function restore(
  { actor, change }: Context,
  { id, name, code }: Parsed<typeof api.restore>,
): Promise<{ done: true }> {
  const another = {
    ...(name === undefined ? {} : { name, name_pinyin: pinyinOf(name) }),
    ...(code === undefined ? {} : { code: code || null }),
  };
  return change(async (tx) => {
    const shop = await deletedShops(tx.db, actor, binSince(tx.now()))
      .select('shop.managers_then')
      .where('shop.id', '=', id)
      .executeTakeFirst();
    if (!shop) throw new AppError('NOT_FOUND');
    const restored = await refuseDuplicates(() =>
      q.restore(tx.db, actor.companyId, id, tx.now(), another).executeTakeFirst(),
    );
    if (!restored) throw new AppError('NOT_FOUND');
    const still = new Set((await activeOf(tx.db, actor.companyId, shop.managers_then).execute()).map((m) => m.id));
    const managers = shop.managers_then.filter((one) => still.has(one));
    if (managers.length > 0) await managerRows.appoint(tx.db, actor.companyId, id, managers).execute();
    await tx.addHistory({ kind: 'shop', id, name: restored.name, event: 'restored', to: restored.state });
    return { done: true };
  });
}

import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { surveillanceApi as api } from '@rondo/contract/surveillance';
import { cameraRights } from '@rondo/domain/device';
import { LIMIT } from '@rondo/domain/limit';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { page } from '../../../platform/list.ts';
import * as branches from '../branch.queries.ts';
import * as q from '../camera.queries.ts';
import { presentCamera } from '../surveillance.present.ts';

export async function branch(
  { db, actor }: Context,
  { groupId }: Parsed<typeof api.branch>,
): Promise<Output<typeof api.branch>> {
  const { rows: found } = await branches.lineageOf(actor, groupId ?? null).execute(db);
  const [group] = found;
  if (!group) throw new AppError('NOT_FOUND');
  const most = LIMIT.cameras.shopsAtOnce;
  const [groups, shops] = await Promise.all([
    branches.groupsBelow(actor, group.id).execute(db),
    branches.shopsIn(actor, group.id, most + 1).execute(db),
  ]);
  return { groups: groups.rows, shops: shops.rows.slice(0, most), hasMore: shops.rows.length > most };
}

export async function cameras(
  { db, actor }: Context,
  { size, page: no, cursor, ...filter }: Parsed<typeof api.cameras>,
): Promise<Output<typeof api.cameras>> {
  const paging = { size, page: no, cursor, sort: q.BY_STORE, id: 'camera.id' };
  const { rows, ...rest } = await page(db, q.filtered(db, actor, filter), paging);
  return { ...rest, list: rows.map(presentCamera), can: cameraRights(actor) };
}

export async function setFavourite(
  { actor, change }: Context,
  { cameraId, isFavourite }: Parsed<typeof api.setFavourite>,
): Promise<{ done: true }> {
  return change(async (tx) => {
    const camera = await q.byIds(tx.db, actor, [cameraId]).executeTakeFirst();
    if (!camera) throw new AppError('NOT_FOUND');
    if (isFavourite) await q.addFavourite(tx.db, actor, cameraId, tx.now()).execute();
    else await q.removeFavourite(tx.db, actor, cameraId).execute();
    return { done: true };
  });
}

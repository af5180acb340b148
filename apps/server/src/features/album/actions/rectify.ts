import type { albumApi as api } from '@rondo/contract/album';
import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import { isFilm } from '@rondo/domain/album';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { rectificationSettingOf } from '../../inspect-setting/index.ts';
import { requireActive } from '../../people/index.ts';
import { createRectifications, sourceAt } from '../../rectification/index.ts';
import { shopsByIds } from '../../scope/index.ts';
import { sourceOf as pictureSource } from '../album.present.ts';
import { findAll } from '../find.ts';
import { nameOf } from '../name-of.ts';
import * as q from '../write.queries.ts';

/** Starts a rectification because of pictures of one store: they are its photos from before, and evidence from now on. */
export async function rectify(
  { actor, once }: Context,
  { requestId, ids, handlerIds, reviewerIds, ...what }: Parsed<typeof api.rectify>,
): Promise<Output<typeof api.rectify>> {
  return once(requestId, 'album.rectify', async (tx) => {
    const pictures = await findAll({ db: tx.db, actor }, ids);
    const [first] = pictures;
    if (!first || pictures.some((one) => one.shop_id !== first.shop_id)) throw new AppError('PICTURES_OF_ONE_SHOP');
    if (pictures.some((one) => isFilm(pictureSource(one.source)))) throw new AppError('CLIP_IS_NO_PICTURE');
    await requireActive(tx.db, tx.companyId, handlerIds, first.shop_id);
    await requireActive(tx.db, tx.companyId, reviewerIds);
    if (reviewerIds.length > 0 && reviewerIds.every((id) => handlerIds.includes(id)))
      throw new AppError('REVIEWER_NEEDED');
    const item = {
      ...{ itemId: null, itemCode: null, category: '', standard: '', ccIds: [], handlerIds, reviewerIds, ...what },
      beforePhotoIds: pictures.map((one) => one.marked_file_id ?? one.file_id),
    };
    const shop = await shopsByIds(tx.db, tx.companyId, [first.shop_id]).executeTakeFirst();
    if (!shop) throw new AppError('NOT_FOUND');
    const setting = await rectificationSettingOf(tx.db, tx.companyId);
    const [made] = await createRectifications(tx, sourceAt(tx, actor, shop, 'album', setting), [item]);
    if (!made) throw new Error('no rectification was made');
    await q.use(tx.db, tx.companyId, ids, made.id).execute();
    for (const one of pictures) {
      const name = nameOf(one, tx.language, actor.timeZone);
      await tx.addHistory({ kind: 'album', id: one.id, name, event: 'used', data: { number: made.number } });
    }
    return { id: made.id, number: made.number };
  });
}

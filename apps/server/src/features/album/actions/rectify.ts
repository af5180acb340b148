import type { albumApi as api } from '@rondo/contract/album';
import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import { isFilm, originOf } from '@rondo/domain/album';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { beginRectification } from '../../rectification/index.ts';
import { sourceOf as pictureSource } from '../album.present.ts';
import { findAll } from '../find.ts';
import { nameOf } from '../name-of.ts';
import * as q from '../write.queries.ts';

/** Starts a rectification because of pictures of one store: they are its photos from before, and evidence from now on. */
export async function rectify(
  { actor, once }: Context,
  { requestId, ids, isSpotCheck, ...what }: Parsed<typeof api.rectify>,
): Promise<Output<typeof api.rectify>> {
  return once(requestId, 'album.rectify', async (tx) => {
    const pictures = await findAll({ db: tx.db, actor }, ids);
    const [first] = pictures;
    if (!first || pictures.some((one) => one.shop_id !== first.shop_id)) throw new AppError('PICTURES_OF_ONE_SHOP');
    const sources = pictures.map((one) => pictureSource(one.source));
    if (sources.some(isFilm)) throw new AppError('CLIP_IS_NO_PICTURE');
    const kind = originOf(sources, isSpotCheck);
    const photoIds = pictures.map((one) => one.marked_file_id ?? one.file_id);
    const made = await beginRectification(tx, actor, { kind, shopId: first.shop_id, photoIds, ...what });
    await q.use(tx.db, tx.companyId, ids, made.id).execute();
    for (const one of pictures) {
      const name = nameOf(one, tx.language, actor.timeZone);
      await tx.addHistory({ kind: 'album', id: one.id, name, event: 'used', data: { number: made.number } });
    }
    return made;
  });
}

import type { albumApi as api } from '@rondo/contract/album';
import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import { isFilm } from '@rondo/domain/album';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { addStandardPhotos } from '../../template/index.ts';
import { sourceOf } from '../album.present.ts';
import { findAll } from '../find.ts';
import { nameOf } from '../name-of.ts';

/** Pictures, as they are shown, say what "good" looks like for a check item. The template holds their files as long as it shows them. */
export async function standardPhoto(
  { actor, once }: Context,
  { requestId, ids, templateId, itemId }: Parsed<typeof api.standardPhoto>,
): Promise<Output<typeof api.standardPhoto>> {
  return once(requestId, 'album.standardPhoto', async (tx) => {
    const pictures = await findAll({ db: tx.db, actor }, ids);
    if (pictures.some((one) => isFilm(sourceOf(one.source)))) throw new AppError('CLIP_IS_NO_PICTURE');
    const fileIds = pictures.map((one) => one.marked_file_id ?? one.file_id);
    const added = await addStandardPhotos(tx, actor, { templateId, itemId, fileIds });
    for (const one of pictures) {
      const name = nameOf(one, tx.language, actor.timeZone);
      await tx.addHistory({ kind: 'album', id: one.id, name, event: 'standard', data: added });
    }
    return added;
  });
}

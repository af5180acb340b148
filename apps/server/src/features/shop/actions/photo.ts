import type { Parsed } from '@rondo/contract/kit/endpoint';
import type { shopApi } from '@rondo/contract/shop';
import { changesOf } from '../../../platform/changes.ts';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { stale } from '../../../platform/stale.ts';
import { attachFiles, detachFiles } from '../../file/index.ts';
import * as q from '../shop.queries.ts';
import { detailOf } from './read.ts';

/** Gives a shop a picture, another one, other words to it, or none. A new picture is the actor's own upload. */
export async function setPhoto(
  { actor, change }: Context,
  { id, rev, photoId, alt }: Parsed<typeof shopApi.setPhoto>,
): Promise<{ rev: number }> {
  return change(async (tx) => {
    const shop = await q.byId(tx.db, actor, id).executeTakeFirst();
    if (!shop) throw new AppError('NOT_FOUND');
    const words = photoId === null ? '' : alt;
    const columns = { photo_file_id: photoId, photo_alt: words, updated_at: tx.now() };
    const saved = await q.update(tx.db, actor, id, rev, columns).executeTakeFirst();
    if (!saved) throw await stale(tx.db, tx.companyId, { kind: 'shop', id }, await detailOf({ db: tx.db, actor }, id));
    if (photoId !== shop.photo_file_id) {
      const to = { kind: 'shop', id, shopId: id } as const;
      await detachFiles(tx, to, null);
      if (photoId !== null) await attachFiles(tx, to, [photoId]);
    }
    const event = photoId === null ? 'photo_removed' : photoId === shop.photo_file_id ? 'photo_described' : 'photo_set';
    const changes = changesOf({ photo_alt: [shop.photo_alt, words] });
    await tx.addHistory({ kind: 'shop', id, name: shop.name, event, data: { changes } });
    return saved;
  });
}

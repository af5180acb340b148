import type { albumApi as api } from '@rondo/contract/album';
import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import { isScreenShaped } from '@rondo/domain/album';
import type { Context } from '../../../platform/context.ts';
import { AppError, refuseField } from '../../../platform/errors.ts';
import { fileRefs } from '../../file/index.ts';
import { visibleShops } from '../../scope/index.ts';
import { addPicture } from '../add-picture.ts';

/** Adds uploaded screenshots of a store. The server measured the pixels when it took the files in; what has another shape is named. */
export async function upload(
  context: Context,
  { requestId, shopId, fileIds, camera, takenAt }: Parsed<typeof api.upload>,
): Promise<Output<typeof api.upload>> {
  const { actor, once, now } = context;
  if (takenAt !== undefined && takenAt > now().toISOString()) throw refuseField('takenAt', 'invalid');
  return once(requestId, 'album.upload', async (tx) => {
    const shop = await visibleShops(tx.db, actor)
      .select(['shop.id', 'shop.name'])
      .where('shop.id', '=', shopId)
      .executeTakeFirst();
    if (!shop) throw new AppError('NOT_FOUND', { fields: [{ path: 'shopId', rule: 'invalid' }] });
    await requireScreens(tx, actor.companyId, fileIds);
    const at = takenAt === undefined ? tx.now() : new Date(takenAt);
    const ids: string[] = [];
    for (const fileId of new Set(fileIds)) {
      const id = await addPicture(tx, {
        ...{ source: 'upload', shopId, fileId, cameraId: null, cameraName: camera, takenAt: at },
        ...{ operatorId: actor.memberId, deviceAt: null, serverAt: tx.now(), timeZone: actor.timeZone },
      });
      if (id === null) continue;
      ids.push(id);
      await tx.addHistory({
        kind: 'album',
        id,
        name: [shop.name, camera].filter(Boolean).join(' '),
        event: 'uploaded',
      });
    }
    return { ids };
  });
}

async function requireScreens({ db }: Pick<Context, 'db'>, companyId: string, ids: readonly string[]): Promise<void> {
  const files = (await fileRefs(db, companyId, ids))(ids);
  if (new Set(files.map(({ id }) => id)).size !== new Set(ids).size) throw new AppError('NOT_FOUND');
  const wrong = files.find(({ width, height }) => !width || !height || !isScreenShaped(width, height));
  if (wrong) {
    const { name, width, height } = wrong;
    throw new AppError('IMAGE_NOT_SCREEN', {
      params: { name, width: width ?? 0, height: height ?? 0 },
      data: { name, width, height },
    });
  }
}

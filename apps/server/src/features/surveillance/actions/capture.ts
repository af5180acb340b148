import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { surveillanceApi as api } from '@rondo/contract/surveillance';
import { translate } from '@rondo/messages';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Held } from '../../../platform/feature.ts';
import { PictureFailed } from '../../../platform/media/picture.ts';
import { TICKET_LIFE_MS, type Ticket } from '../../../platform/media/ticket.ts';
import { addPicture } from '../../album/index.ts';
import { sourceOf } from '../../device/index.ts';
import { enterPicture, fileRefs, keepPicture } from '../../file/index.ts';
import * as q from '../camera.queries.ts';
import { widePicture } from '../wide-picture.ts';

export type CaptureParts = Pick<Held, 'media' | 'secrets' | 'store'>;

/** A screenshot that the server takes itself, so that it proves what the camera showed: into the gallery, with its evidence. */
export const capture =
  ({ media, secrets, store }: CaptureParts) =>
  async (
    context: Context,
    { cameraId, requestId }: Parsed<typeof api.capture>,
  ): Promise<Output<typeof api.capture>> => {
    const { db, actor, now, newId, once, language } = context;
    if (!media.isThere) throw new AppError('MEDIA_AWAY');
    const camera = await q.byIds(db, actor, [cameraId]).executeTakeFirst();
    if (!camera) throw new AppError('NOT_FOUND');
    const source = await sourceOf(camera, 'main', secrets);
    const { companyId, memberId, sessionId } = actor;
    const expiresAt = new Date(now().getTime() + TICKET_LIFE_MS);
    const opens: Ticket = {
      ...{ id: newId(), companyId, memberId, sessionId, cameraId },
      ...{ use: 'live', quality: 'main', source, expiresAt },
    };
    const bytes = await media.takePicture(opens).catch((cause: unknown) => {
      if (cause instanceof PictureFailed) throw refusalOf(cause, context);
      throw cause;
    });
    const takenAt = now();
    const kept = await keepPicture(store, companyId, await widePicture(bytes));
    return once(requestId, 'surveillance.capture', async (tx) => {
      const name = translate(language, 'surveillance.captureName', { shop: camera.shop_name, camera: camera.name });
      const fileId = await enterPicture(tx, store, kept, { name, takenAt, memberId });
      const id = await addPicture(tx, {
        ...{ source: 'capture', shopId: camera.shop_id, fileId, cameraId, cameraName: camera.name, takenAt },
        ...{ operatorId: memberId, deviceAt: null, serverAt: takenAt, timeZone: actor.timeZone },
      });
      if (id === null) throw new Error(`the picture ${fileId} was in the gallery before it was taken`);
      await tx.addHistory({ kind: 'album', id, name, event: 'captured' });
      const [file] = (await fileRefs(tx.db, companyId, [fileId]))([fileId]);
      if (!file) throw new Error(`the picture ${fileId} was not stored`);
      return { id, shopId: camera.shop_id, file };
    });
  };

/** Why there is no picture, in the reader's words. */
function refusalOf({ pictureCause }: PictureFailed, { language }: Context): AppError {
  return new AppError('NO_PICTURE', {
    params: { cause: translate(language, `surveillance.noPicture.${pictureCause}`) },
  });
}

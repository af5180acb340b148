import type { flowCounterApi as api } from '@rondo/contract/flow-counter';
import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import { translate } from '@rondo/messages';
import sharp from 'sharp';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Held } from '../../../platform/feature.ts';
import { PictureFailed } from '../../../platform/media/picture.ts';
import { TICKET_LIFE_MS } from '../../../platform/media/ticket.ts';
import { sourceOf, visibleCameras } from '../../device/index.ts';

export type PictureParts = Pick<Held, 'media' | 'secrets'>;

/** Wide enough to draw on, px; the detector sees the same picture, so that nothing of it is cut off. */
const WIDTH = 960;

/** What a camera shows now. */
export const picture =
  ({ media, secrets }: PictureParts) =>
  async (context: Context, { cameraId }: Parsed<typeof api.picture>): Promise<Output<typeof api.picture>> => {
    const { db, actor, now, newId, language } = context;
    const camera = await visibleCameras(db, actor).where('camera.id', '=', cameraId).executeTakeFirst();
    if (!camera) throw new AppError('NOT_FOUND');
    if (!media.isThere) throw new AppError('MEDIA_AWAY');
    const source = await sourceOf(camera, 'main', secrets);
    const { companyId, memberId, sessionId } = actor;
    const expiresAt = new Date(now().getTime() + TICKET_LIFE_MS);
    const opens = { id: newId(), companyId, memberId, sessionId, cameraId, use: 'live', quality: 'main' } as const;
    const bytes = await media.takePicture({ ...opens, source, expiresAt }).catch((cause: unknown) => {
      if (!(cause instanceof PictureFailed)) throw cause;
      const why = translate(language, `surveillance.noPicture.${cause.pictureCause}`);
      throw new AppError('NO_PICTURE', { params: { cause: why } });
    });
    const small = await sharp(bytes).resize({ width: WIDTH, withoutEnlargement: true }).jpeg().toBuffer();
    return { picture: `data:image/jpeg;base64,${small.toString('base64')}` };
  };

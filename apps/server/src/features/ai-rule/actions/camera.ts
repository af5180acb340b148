import type { aiRuleApi as api } from '@rondo/contract/ai-rule';
import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { PictureFailed } from '../../../platform/media/picture.ts';
import { DeviceFailure, visibleCameras } from '../../device/index.ts';
import { wantedCameras } from '../looked-at.queries.ts';
import { type PictureParts, pictureOf } from '../picture-of.ts';
import { greyOf, likenessOf } from '../see.ts';
import { setReference } from '../watch.queries.ts';

/** Cameras that one search answers. */
const FOUND = 50;

/** The cameras that areas can be drawn on before a rule is saved. */
export async function cameras(
  { db, actor }: Context,
  { keyword, ...reach }: Parsed<typeof api.cameras>,
): Promise<Output<typeof api.cameras>> {
  const found = wantedCameras(db, actor, reach, keyword);
  const [rows, { count }] = await Promise.all([
    found
      .select(['c.id', 'c.name', 'shop.id as shop_id', 'shop.name as shop_name'])
      .orderBy('shop.name')
      .orderBy('c.name')
      .orderBy('c.id')
      .limit(FOUND)
      .execute(),
    found.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ]);
  const list = rows.map(({ id, name, shop_id, shop_name }) => ({ id, name, shop: { id: shop_id, name: shop_name } }));
  return { list, total: Number(count) };
}

async function shown(parts: PictureParts, context: Context, cameraId: string) {
  const { db, actor } = context;
  const camera = await visibleCameras(db, actor).where('camera.id', '=', cameraId).executeTakeFirst();
  if (!camera) throw new AppError('NOT_FOUND');
  if (!parts.media.isThere) throw new AppError('AI_NO_PICTURE');
  try {
    return { camera, bytes: await pictureOf(parts, context, camera, actor) };
  } catch (error) {
    const isExpected = error instanceof PictureFailed || error instanceof AppError || error instanceof DeviceFailure;
    if (isExpected) throw new AppError('AI_NO_PICTURE');
    throw error;
  }
}

export const picture =
  (parts: PictureParts) =>
  async (context: Context, { cameraId }: Parsed<typeof api.picture>): Promise<Output<typeof api.picture>> => {
    const { bytes } = await shown(parts, context, cameraId);
    return {
      picture: `data:image/jpeg;base64,${bytes.toString('base64')}`,
      takenAt: context.now().toISOString(),
    };
  };

/** Whoever says that a turned camera looks right makes what it shows now the picture to compare with; its rules go on. */
export const resume =
  (parts: PictureParts) =>
  async (context: Context, { cameraId }: Parsed<typeof api.resume>): Promise<Output<typeof api.resume>> => {
    const { camera, bytes } = await shown(parts, context, cameraId);
    const grey = await greyOf(bytes);
    return context.change(async (tx) => {
      const reference = { cameraId, shopId: camera.shop_id, grey, at: tx.now() };
      await setReference(tx.db, tx.companyId, reference, true).execute();
      const name = `${camera.shop_name} ${camera.name}`;
      await tx.addHistory({ kind: 'aiCamera', id: cameraId, name, event: 'resumed' });
      return { likeness: likenessOf(grey, grey) };
    });
  };

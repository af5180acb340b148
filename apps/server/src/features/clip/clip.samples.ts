import { albumApi } from '@rondo/contract/album';
import { deviceApi } from '@rondo/contract/device';
import { fileApi } from '@rondo/contract/file';
import sharp from 'sharp';
import { v7 as uuidv7 } from 'uuid';
import type { Samples } from '../../../test/samples/samples.ts';
import { requestId } from '../../../test/world.ts';

let shade = 0;

/** At each store a clip that is ready, one that could not be cut, and minutes that are kept. */
export const samples: Samples = {
  async ofShop(w, { company: { id: companyId, owner } }, shop) {
    const { list } = await owner.call(deviceApi.list, { shopId: [shop.id] });
    const { cameras } = await owner.call(deviceApi.get, { id: list[0]?.id ?? '' });
    const cameraId = cameras[0]?.id ?? '';
    shade += 1;
    const background = { r: shade % 256, g: 30, b: 160 };
    const bytes = await sharp({ create: { width: 320, height: 180, channels: 3, background } })
      .jpeg()
      .toBuffer();
    const stored = await owner.call(fileApi.upload, { source: 'picked' }, { files: [{ name: 'clip.jpg', bytes }] });
    const fileIds = stored.map(({ id }) => id);
    const { ids } = await owner.call(albumApi.upload, { requestId: requestId(), shopId: shop.id, fileIds });
    const [clipPicture = ''] = ids;
    const [clip, failedClip] = [uuidv7(), uuidv7()];
    for (const [id, pictureId] of [
      [clip, clipPicture],
      [failedClip, null],
    ])
      await w.sql(
        `insert into clip (company_id, id, shop_id, camera_id, camera_name, name, reason, made_by, from_at, to_at, job_id, picture_id,
           begins_at, ends_at, created_at)
         select $1, $2, $3, $4, 'Door', 'Queue', 'A complaint', m.id, '2026-11-20T09:00:00Z', '2026-11-20T09:00:30Z', $2, $5::uuid,
           case when $5::uuid is not null then timestamptz '2026-11-20T09:00:00Z' end,
           case when $5::uuid is not null then timestamptz '2026-11-20T09:00:30Z' end, now()
         from album_picture p join member m on m.company_id = p.company_id and m.id = p.taken_by where p.company_id = $1 and p.id = $6`,
        [companyId, id, shop.id, cameraId, pictureId, clipPicture],
      );
    await w.sql(
      `insert into recording_hold (company_id, id, camera_id, from_at, to_at, until_at)
       values ($1, $2, $3, '2026-11-20T09:00:00Z', '2026-11-20T09:05:00Z', now())`,
      [companyId, clip, cameraId],
    );
    return { clip, failedClip, clipPicture };
  },
  fields: {
    clip: /^\/clip\/edit id$/,
    failedClip: /^\/clip\/delete id$/,
    clipPicture: /^\/clip\/ofPicture pictureId$/,
    camera: /^\/clip\/create cameraId$/,
  },
};

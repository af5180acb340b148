import { albumApi } from '@rondo/contract/album';
import { fileApi } from '@rondo/contract/file';
import sharp from 'sharp';
import { v7 as uuidv7 } from 'uuid';
import type { Samples } from '../../../test/samples/samples.ts';
import { requestId } from '../../../test/world.ts';

let shade = 0;

/** At each store a clip that is ready, and one that could not be cut. */
export const samples: Samples = {
  async ofShop(w, { company: { id: companyId, owner } }, shop) {
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
        `insert into clip (company_id, id, shop_id, camera_name, name, reason, made_by, from_at, to_at, job_id, picture_id,
           begins_at, ends_at, created_at)
         select $1, $2, $3, 'Door', 'Queue', 'A complaint', m.id, '2026-11-20T09:00:00Z', '2026-11-20T09:00:30Z', $2, $4::uuid,
           case when $4::uuid is not null then timestamptz '2026-11-20T09:00:00Z' end,
           case when $4::uuid is not null then timestamptz '2026-11-20T09:00:30Z' end, now()
         from album_picture p join member m on m.company_id = p.company_id and m.id = p.taken_by where p.company_id = $1 and p.id = $5`,
        [companyId, id, shop.id, pictureId, clipPicture],
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

import { albumApi as api } from '@rondo/contract/album';
import { fileApi } from '@rondo/contract/file';
import sharp from 'sharp';
import type { Samples } from '../../../test/samples/samples.ts';
import { requestId } from '../../../test/world.ts';

let shade = 0;

/** A screenshot that no other sample has: the same bytes would be the same content. */
function screenshot(): Promise<Buffer> {
  shade += 1;
  return sharp({ create: { width: 320, height: 180, channels: 3, background: { r: shade % 256, g: 90, b: 60 } } })
    .jpeg()
    .toBuffer();
}

/** Uploaded pictures of each store, one of them in the bin, what was drawn on one, a collection of its owner, and how long all are kept. */
export const samples: Samples = {
  async ofShop(w, { company: { owner } }, shop) {
    await w.settle();
    const { can: _, rev, ...days } = await owner.call(api.retention, {});
    if (rev === 0) await owner.call(api.saveRetention, { ...days, rev });
    const files = [
      { name: 'till.jpg', bytes: await screenshot() },
      { name: 'door.jpg', bytes: await screenshot() },
      { name: 'aisle.jpg', bytes: await screenshot() },
    ];
    const stored = await owner.call(fileApi.upload, { source: 'picked' }, { files });
    const fileIds = stored.map(({ id }) => id);
    const { ids } = await owner.call(api.upload, { requestId: requestId(), shopId: shop.id, fileIds, camera: 'Till' });
    const [picture = '', deletedPicture = '', oldPicture = ''] = ids;
    const drawing = [{ name: 'till.jpg', bytes: await screenshot() }];
    const [{ id: mark } = { id: '' }] = await owner.call(fileApi.upload, { source: 'picked' }, { files: drawing });
    await owner.call(api.remove, { ids: [deletedPicture] });
    const { id: collection } = await owner.call(api.createCollection, {
      ...{ requestId: requestId(), name: 'Tills', isShared: false, ids: [picture] },
    });
    const { id: oldCollection } = await owner.call(api.createCollection, {
      ...{ requestId: requestId(), name: 'Tills of before', isShared: false, ids: [] },
    });
    return { oldCollection, picture, deletedPicture, oldPicture, mark, collection };
  },
  // What the tests delete is not the picture that they go on with.
  fields: {
    oldPicture: /^\/album\/delete ids$/,
    mark: /^\/album\/mark fileId$/,
    deletedPicture: /^\/album\/restore id$/,
    oldCollection: /^\/album\/deleteCollection id$/,
    collection: /^\/album\/(\S* collectionId|editCollection id)$/,
    file: /^\/album\/upload fileIds$/,
    member: /^\/album\/\S* takenById$/,
    picture: /^\/album\/\S* (id|ids)$/,
  },
};

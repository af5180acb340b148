import { surveillanceApi } from '@rondo/contract/surveillance';
import type { Samples } from '../../../test/samples/samples.ts';
import { requestId } from '../../../test/world.ts';

/** A favourite, a saved wall and a stream of the first camera of each store. */
export const samples: Samples = {
  async ofShop(_, { company: { owner } }, shop) {
    const { list } = await owner.call(surveillanceApi.cameras, { shopId: [shop.id] });
    const cameraId = list[0]?.id ?? '';
    await owner.call(surveillanceApi.setFavourite, { cameraId, isFavourite: true });
    const fields = { name: `Wall ${shop.id.slice(-8)}`, size: 1 as const, isShared: true, cameraIds: [cameraId] };
    const { id: cameraView } = await owner.call(surveillanceApi.createView, { ...fields, requestId: requestId() });
    const { streamId: stream } = await owner.call(surveillanceApi.ticket, { cameraId });
    return { cameraView, stream };
  },
  fields: {
    cameraView: /^\/surveillance\/view\/\S* id$/,
    stream: /^\/surveillance\/(ticket|playback|replay) instead$/,
  },
};

import { edgeApi } from '@rondo/contract/edge';
import type { Samples } from '../../../test/samples/samples.ts';
import { requestId } from '../../../test/world.ts';

/** One at each store, with a code that nobody has used yet, and one to be revoked. */
export const samples: Samples = {
  async ofShop(_, { company: { owner } }, shop) {
    const add = (name: string) => owner.call(edgeApi.create, { shopId: shop.id, name, requestId: requestId() });
    const { id: edge } = await add('Back office');
    const { id: revokedEdge } = await add('Old computer');
    await owner.call(edgeApi.code, { id: edge });
    return { edge, revokedEdge };
  },
  fields: {
    revokedEdge: /^\/edge\/revoke id$/,
    edge: /^(\/edge\/\S* id|\/device\/\S* edgeId)$/,
  },
};

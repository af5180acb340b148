import { subscriptionApi } from '@rondo/contract/subscription';
import type { Samples } from '../../../test/samples/samples.ts';
import { requestId } from '../../../test/world.ts';

/** One at each store. */
export const samples: Samples = {
  async ofShop(_, { company: { owner } }, shop) {
    const fields = { plannedOn: '2026-11-20', purpose: 'Look at the new shelves', note: 'Shelves are up' };
    const { id: subscription } = await owner.call(subscriptionApi.create, {
      shopId: shop.id,
      ...fields,
      requestId: requestId(),
    });
    return { subscription };
  },
  fields: { subscription: /^\/subscription\/\S* id$/ },
};

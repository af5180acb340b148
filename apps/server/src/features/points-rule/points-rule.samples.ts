import { pointsRuleApi } from '@rondo/contract/points-rule';
import type { Samples } from '../../../test/samples/samples.ts';
import { requestId } from '../../../test/world.ts';

/** One about each store. */
export const samples: Samples = {
  async ofShop(_, { company: { owner } }, shop) {
    const { id: pointsRule } = await owner.call(pointsRuleApi.create, {
      ...{ name: `Points ${shop.id.slice(-12)}`, target: 'shop', type: 'task', scope: 'shops', shopIds: [shop.id] },
      ...{ cycle: 'month', initial: 100, lower: 0, upper: 200, reset: 'initial', isVisible: true },
      details: [{ key: 'late', event: 'task_overdue', points: -2, weight: 100 }],
      requestId: requestId(),
    });
    return { pointsRule };
  },
  fields: { pointsRule: /^\/score\/rule\/\S* id$/ },
};

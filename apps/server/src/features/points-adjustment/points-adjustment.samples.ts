import { pointsAdjustmentApi as api } from '@rondo/contract/points-adjustment';
import { pointsRuleApi } from '@rondo/contract/points-rule';
import type { Samples } from '../../../test/samples/samples.ts';
import { requestId } from '../../../test/world.ts';

/** A limit of its own, and at each store points by hand that wait for a second person. */
export const samples: Samples = {
  async ofCompany(_, { company: { owner } }) {
    const { rev } = await owner.call(api.setting, {});
    await owner.call(api.saveSetting, { secondAbove: 3, rev });
    return {};
  },
  async ofShop(w, { company: { owner } }, shop) {
    const { id: ruleByHand } = await owner.call(pointsRuleApi.create, {
      ...{ name: `By hand ${shop.id.slice(-12)}`, target: 'shop', type: 'task', scope: 'shops', shopIds: [shop.id] },
      ...{ cycle: 'year', initial: 100, lower: 0, upper: 200, reset: 'carry', isVisible: true },
      details: [{ key: 'done', event: 'task_on_time', points: 2, weight: 100 }],
      requestId: requestId(),
    });
    await owner.call(pointsRuleApi.move, { id: ruleByHand, rev: 0, event: 'enable' });
    await w.settle();
    const { id: pointsAdjustment } = await owner.call(api.create, {
      ...{ ruleId: ruleByHand, shopIds: [shop.id], points: 50, reason: 'Helped another store', requestId: requestId() },
    });
    return { pointsAdjustment, ruleByHand };
  },
  fields: {
    pointsAdjustment: /^\/score\/(manage\/(detail|decide) id|points\/\S+ sourceId)$/,
    ruleByHand: /^\/score\/manage\/\S+ ruleId$/,
  },
};

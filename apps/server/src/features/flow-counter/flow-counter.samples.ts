import { flowCounterApi } from '@rondo/contract/flow-counter';
import type { Samples } from '../../../test/samples/samples.ts';
import { requestId } from '../../../test/world.ts';

/** Somebody else's counter at each store, and one in the bin. */
export const samples: Samples = {
  async ofShop(_, { company: { owner } }, shop) {
    const add = (name: string): Promise<{ id: string }> =>
      owner.call(flowCounterApi.create, {
        ...{ shopId: shop.id, name, kind: 'entrance', source: 'import', code: `${name} ${shop.id.slice(-6)}` },
        requestId: requestId(),
      });
    const { id: flowCounter } = await add('Front door');
    const { id: deletedFlowCounter } = await add('Old door');
    const { id: oldFlowCounter } = await add('Side door');
    await owner.call(flowCounterApi.remove, { id: deletedFlowCounter });
    return { flowCounter, deletedFlowCounter, oldFlowCounter };
  },
  // What the tests delete is not the counter that they go on with.
  fields: {
    deletedFlowCounter: /^\/flow-counter\/restore\S* id$/,
    camera: /^\/flow-counter\/\S* cameraId$/,
    oldFlowCounter: /^\/flow-counter\/delete id$/,
    flowCounter: /^\/flow-counter\/\S* id$/,
  },
};

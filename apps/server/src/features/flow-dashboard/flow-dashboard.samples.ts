import { flowDashboardApi } from '@rondo/contract/flow-dashboard';
import { flowFiguresApi } from '@rondo/contract/flow-figures';
import type { Samples } from '../../../test/samples/samples.ts';
import { requestId } from '../../../test/world.ts';

let made = 0;

/** The setting of the company; a dashboard for each store, shared and marked by its owner. */
export const samples: Samples = {
  async ofCompany(_, { company: { owner } }) {
    await owner.call(flowFiguresApi.saveSetting, { captureFormula: 'of_passers', rev: 0 });
    return {};
  },
  async ofShop(_, { company: { owner } }) {
    made += 1;
    const { id: flowDashboard } = await owner.call(flowDashboardApi.create, {
      ...{ name: `Dashboard ${made}`, template: 'executive', requestId: requestId() },
    });
    const shares = [{ kind: 'member' as const, id: owner.id, level: 'view' as const }];
    await owner.call(flowDashboardApi.share, { id: flowDashboard, rev: 0, shares });
    await owner.call(flowDashboardApi.mark, { id: flowDashboard, isFavourite: true });
    return { flowDashboard };
  },
  fields: {
    member: /^\/flow\/dashboard\/list ownerId$/,
    flowCounter: /^\/flow\/(dashboard|figures)\/\S* \S*counterId$/,
    flowDashboard: /^\/flow\/dashboard\/\S* (id|copyOf)$/,
  },
};

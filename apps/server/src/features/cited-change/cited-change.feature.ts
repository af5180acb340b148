import { citedChangeApi } from '@rondo/contract/cited-change';
import { defineFeature } from '../../platform/feature.ts';
import { totalOf } from '../../platform/menu-count.ts';
import { list } from './cited-change.actions.ts';
import { citedChangeRoutes } from './cited-change.routes.ts';
import { citedChangeSubscriptions } from './cited-change.subscriptions.ts';

export const citedChangeFeature = defineFeature({
  noun: 'cited-change',
  tables: ['cited_change'],
  routes: citedChangeRoutes,
  subscriptions: citedChangeSubscriptions,
  menuCounts: [
    {
      name: 'citedChangeCount',
      needs: citedChangeApi.list.needs,
      count: totalOf(citedChangeApi.list, list, { state: ['open'] }),
    },
  ],
});

import { defineFeature } from '../../platform/feature.ts';
import { copyHoursWork } from './actions/copy-hours.ts';
import { shopExport } from './actions/export.ts';
import { shopExplained } from './explained.queries.ts';
import { shopImport } from './import/definition.ts';
import { shopInHand, shopOrphans } from './in-hand.ts';
import { shopJobs } from './shop.jobs.ts';
import { shopRoutes } from './shop.routes.ts';
import { shopSubscriptions } from './shop.subscriptions.ts';

export const shopFeature = defineFeature({
  noun: 'shop',
  tables: ['shop', 'shop_group', 'shop_manager', 'shop_move', 'shop_closure', 'shop_field'],
  routes: shopRoutes,
  jobs: shopJobs,
  subscriptions: shopSubscriptions,
  works: [copyHoursWork, shopExport],
  imports: [shopImport],
  inHand: [shopInHand],
  orphanChecks: [shopOrphans],
  explained: [shopExplained],
});

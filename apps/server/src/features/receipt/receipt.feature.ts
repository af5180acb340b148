import { anyOf } from '@rondo/contract/kit/endpoint';
import { receiptApi } from '@rondo/contract/receipt';
import { defineFeature } from '../../platform/feature.ts';
import { totalOf } from '../../platform/menu-count.ts';
import { list } from './actions/read.ts';
import { receiptJobs } from './receipt.jobs.ts';
import { receiptRoutes } from './receipt.routes.ts';
import { receiptSubscriptions } from './receipt.subscriptions.ts';
import { receiptExport } from './receipt-export.ts';

export const receiptFeature = defineFeature({
  noun: 'receipt',
  tables: ['receipt_setting', 'record_receipt'],
  routes: receiptRoutes,
  jobs: receiptJobs,
  works: [receiptExport.work],
  subscriptions: receiptSubscriptions,
  menuCounts: [
    {
      name: 'receiptCount',
      needs: anyOf('record_select', 'task_center'),
      count: totalOf(receiptApi.list, list, { mine: true, state: ['pending'] }),
    },
  ],
});

import { anyOf } from '@rondo/contract/kit/endpoint';
import { defineFeature } from '../../shared/feature.ts';
import { pageRow } from '../../shared/route.ts';

/** Reading receipts: the manager's strip and a section on each report, and the list of all. */
export const receiptFeature = defineFeature({
  noun: 'receipt',
  routes: [pageRow('/inspect/receipt', { page: () => import('./pages/receipt-page.tsx'), titleKey: 'receipt.title' })],
  states: {
    receipt: {
      pending: ['clock', 'wait'],
      acknowledged: ['check', 'ok'],
      objected: ['exclamation', 'warn'],
      dropped: ['slash', 'mute'],
    },
  },
  actions: [
    {
      key: 'receipts',
      labelKey: 'receipt.title',
      to: '/inspect/receipt',
      needs: anyOf('record_select', 'task_center'),
    },
  ],
  counters: [
    {
      value: 'receiptCount',
      badgeOn: 'inspect',
      dotOn: 'record',
    },
  ],
});

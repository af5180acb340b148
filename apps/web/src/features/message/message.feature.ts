import { anyOf, signedIn } from '@rondo/contract/kit/endpoint';
import { messageCategories } from '@rondo/contract/message-live';
import { Bell } from 'lucide-react';
import { defineFeature } from '../../shared/feature.ts';
import { pageRow } from '../../shared/route.ts';

export const messageFeature = defineFeature({
  noun: 'message',
  routes: [
    pageRow('/message', { page: () => import('./pages/message-page.tsx'), titleKey: 'app.menu.message' }),
    pageRow('/message/noise', { page: () => import('./pages/noise-page.tsx'), titleKey: 'message.noise.title' }),
    pageRow('/message/ledger', { page: () => import('./pages/ledger-page.tsx'), titleKey: 'message.ledger.title' }),
  ],
  actions: [
    { key: 'message-noise', labelKey: 'message.noise.title', to: '/message/noise', needs: anyOf('x_company_setting') },
    {
      key: 'message-ledger',
      labelKey: 'message.ledger.title',
      to: '/message/ledger',
      needs: anyOf('x_company_setting'),
    },
  ],
  menu: {
    entries: [{ key: 'message', labelKey: 'app.menu.message', icon: Bell, pages: ['/message'], needs: signedIn }],
  },
  counters: [
    {
      value: 'messageCount',
      needs: signedIn,
      // The sum of `unReadCount` over the message categories.
      ask: async (call) => (await call(messageCategories, {})).reduce((sum, { unReadCount }) => sum + unReadCount, 0),
      dotOn: 'message',
    },
  ],
});

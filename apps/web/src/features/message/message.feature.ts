import { signedIn } from '@rondo/contract/kit/endpoint';
import { messageApi } from '@rondo/contract/message';
import { Bell } from 'lucide-react';
import { defineFeature } from '../../shared/feature.ts';
import { pageRow } from '../../shared/route.ts';

export const messageFeature = defineFeature({
  noun: 'message',
  routes: [pageRow('/message', { page: () => import('./pages/message-page.tsx'), titleKey: 'app.menu.message' })],
  menu: {
    entries: [{ key: 'message', labelKey: 'app.menu.message', icon: Bell, pages: ['/message'], needs: signedIn }],
  },
  counters: [
    {
      value: 'messageCount',
      needs: signedIn,
      // The sum of `unReadCount` over the message categories.
      ask: async (call) =>
        (await call(messageApi.categories, {})).reduce((sum, { unReadCount }) => sum + unReadCount, 0),
      dotOn: 'message',
    },
  ],
});

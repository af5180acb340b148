import { anyOf } from '@rondo/contract/kit/endpoint';
import { defineFeature } from '../../shared/feature.ts';
import { pageRow } from '../../shared/route.ts';

export const subscriptionFeature = defineFeature({
  noun: 'subscription',
  routes: [
    pageRow('/subscription', { page: () => import('./pages/subscription-page.tsx'), titleKey: 'subscription.title' }),
  ],
  menu: { lines: [{ entry: 'inspect', key: 'subscription', labelKey: 'subscription.title', path: '/subscription' }] },
  states: {
    subscription: { planned: ['dashed', 'wait'], made: ['check', 'ok'], dropped: ['bar', 'mute'] },
  },
  actions: [
    {
      key: 'new-subscription',
      labelKey: 'subscription.create',
      to: '/subscription?dialog=create',
      needs: anyOf('x_dispatch'),
    },
  ],
});

import { defineFeature } from '../../shared/feature.ts';
import { pageRow } from '../../shared/route.ts';

export const subscriptionFeature = defineFeature({
  noun: 'subscription',
  routes: [
    pageRow('/subscription', { page: () => import('./pages/subscription-page.tsx'), titleKey: 'subscription.title' }),
    pageRow('/subscription/report', {
      page: () => import('./pages/frozen-page.tsx'),
      titleKey: 'subscription.frozen.title',
      isFallback: true,
    }),
  ],
  states: {
    subscription: { active: ['quarter', 'ok'], paused: ['pause', 'warn'], ended: ['bar', 'mute'] },
    subscriptionRun: { sending: ['quarter', 'wait'], done: ['check', 'ok'], failed: ['cross', 'bad'] },
    subscriptionDelivery: {
      waiting: ['dashed', 'wait'],
      sent: ['check', 'ok'],
      skipped: ['slash', 'mute'],
      failed: ['cross', 'bad'],
    },
  },
});

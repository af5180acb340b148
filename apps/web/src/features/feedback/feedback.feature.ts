import { anyOf, signedIn } from '@rondo/contract/kit/endpoint';
import { defineFeature } from '../../shared/feature.ts';
import { pageRow } from '../../shared/route.ts';

/** Something is wrong or missing: everybody says so, support staff answer. */
export const feedbackFeature = defineFeature({
  noun: 'feedback',
  routes: [
    pageRow('/help/feedback', { page: () => import('./pages/feedback-page.tsx'), titleKey: 'feedback.title' }),
    pageRow('/cmsHelp', {
      page: () => import('./pages/support-page.tsx'),
      titleKey: 'feedback.support.title',
      frame: 'bare',
    }),
  ],
  states: { feedback: { open: ['clock', 'wait'], answered: ['check', 'ok'], closed: ['bar', 'mute'] } },
  actions: [
    { key: 'new-feedback', labelKey: 'feedback.create', to: '/help/feedback?dialog=create', needs: signedIn },
    { key: 'support-feedback', labelKey: 'feedback.support.title', to: '/cmsHelp', needs: anyOf('x_support') },
  ],
  counters: [
    {
      value: 'feedbackCount',
      badgeOn: 'help',
    },
  ],
});

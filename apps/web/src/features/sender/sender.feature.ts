import { anyOf } from '@rondo/contract/kit/endpoint';
import { defineFeature } from '../../shared/feature.ts';
import { pageRow } from '../../shared/route.ts';

/** The ways by which messages leave a company (E7). */
export const senderFeature = defineFeature({
  noun: 'sender',
  routes: [pageRow('/sender', { page: () => import('./pages/sender-page.tsx'), titleKey: 'sender.title' })],
  actions: [{ key: 'sender', labelKey: 'sender.title', to: '/sender', needs: anyOf('x_company_setting') }],
});

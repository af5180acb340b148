import { anyOf } from '@rondo/contract/kit/endpoint';
import { defineFeature } from '../../shared/feature.ts';
import { pageRow } from '../../shared/route.ts';

export const leakFeature = defineFeature({
  noun: 'leak',
  routes: [pageRow('/user/leak', { page: () => import('./pages/leak-page.tsx'), titleKey: 'leak.title' })],
  actions: [{ key: 'leak', labelKey: 'leak.title', to: '/user/leak', needs: anyOf('x_company_setting') }],
});

import { anyOf } from '@rondo/contract/kit/endpoint';
import { defineFeature } from '../../shared/feature.ts';
import { pageRow } from '../../shared/route.ts';

/** Sample company (product 24): shows a newcomer how things look, and goes in one click. */
export const sampleCompanyFeature = defineFeature({
  noun: 'sample-company',
  routes: [
    pageRow('/guide/sample', { page: () => import('./pages/sample-page.tsx'), titleKey: 'sampleCompany.title' }),
  ],
  actions: [
    { key: 'sample-company', labelKey: 'sampleCompany.title', to: '/guide/sample', needs: anyOf('x_company_setting') },
  ],
});

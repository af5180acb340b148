import { anyOf } from '@rondo/contract/kit/endpoint';
import { defineFeature } from '../../shared/feature.ts';
import { pageRow } from '../../shared/route.ts';

export const doubleInspectionFeature = defineFeature({
  noun: 'double-inspection',
  routes: [
    pageRow('/inspect/agreement', {
      page: () => import('./pages/agreement-page.tsx'),
      titleKey: 'doubleInspection.title',
    }),
  ],
  menu: {
    lines: [{ entry: 'inspect', key: 'agreement', labelKey: 'doubleInspection.title', path: '/inspect/agreement' }],
  },
  actions: [
    {
      key: 'double-inspection-share',
      labelKey: 'doubleInspection.setting.title',
      to: '/inspect/agreement?dialog=setting',
      needs: anyOf('x_company_setting'),
    },
  ],
});

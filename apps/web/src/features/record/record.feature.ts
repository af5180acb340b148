import { anyOf, signedIn } from '@rondo/contract/kit/endpoint';
import { defineFeature } from '../../shared/feature.ts';
import { pageRow } from '../../shared/route.ts';

export const recordFeature = defineFeature({
  noun: 'record',
  routes: [
    pageRow('/inspect/record', { page: () => import('./pages/record-page.tsx'), titleKey: 'app.inspectMenu.record' }),
    {
      path: '/inspect/record/compare',
      needs: anyOf('record_select'),
      page: () => import('./pages/compare-page.tsx'),
      titleKey: 'record.compare.title',
    },
    {
      path: '/inspect/record/:id',
      needs: signedIn,
      page: () => import('./pages/report-page.tsx'),
      titleKey: 'record.report',
    },
  ],
  menu: {
    lines: [{ entry: 'inspect', key: 'record', labelKey: 'app.inspectMenu.record', path: '/inspect/record' }],
  },
  links: { record: (id) => `/inspect/record/${id}` },
  states: {
    record: {
      draft: ['dashed', 'mute'],
      submitted: ['ring', 'ink'],
      in_review: ['half', 'wait'],
      returned: ['back', 'bad'],
      effective: ['check', 'ok'],
      void: ['slash', 'mute'],
      compared: ['ring', 'mute'],
    },
  },
  find: () => import('./find.ts'),
});

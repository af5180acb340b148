import { anyOf } from '@rondo/contract/kit/endpoint';
import { defineFeature } from '../../shared/feature.ts';
import { pageRow } from '../../shared/route.ts';

export const coveragePolicyFeature = defineFeature({
  noun: 'coverage-policy',
  routes: [
    pageRow('/inspect/coverage', {
      page: () => import('./pages/coverage-policy-page.tsx'),
      titleKey: 'coveragePolicy.title',
    }),
  ],
  menu: {
    lines: [{ entry: 'inspect', key: 'coverage-policy', labelKey: 'coveragePolicy.title', path: '/inspect/coverage' }],
  },
  states: {
    coveragePolicy: { active: ['quarter', 'ok'], stopped: ['bar', 'mute'] },
    coverage: { overdue: ['triangle', 'bad'], due: ['clock', 'warn'], done: ['check', 'ok'] },
  },
  find: () => import('./find.ts'),
  actions: [
    {
      key: 'new-coverage-policy',
      labelKey: 'coveragePolicy.create',
      to: '/inspect/coverage?dialog=create',
      needs: anyOf('x_cycle_manage'),
    },
  ],
});

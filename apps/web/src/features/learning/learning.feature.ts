import { anyOf } from '@rondo/contract/kit/endpoint';
import { defineFeature } from '../../shared/feature.ts';
import { pageRow } from '../../shared/route.ts';

export const learningFeature = defineFeature({
  noun: 'learning',
  routes: [
    pageRow('/knowledge/learning', { page: () => import('./pages/learning-page.tsx'), titleKey: 'learning.title' }),
    pageRow('/knowledge/learning/edit', {
      page: () => import('./pages/edit-page.tsx'),
      titleKey: 'learning.form.newTitle',
    }),
    pageRow('/knowledge/learning/report', {
      page: () => import('./pages/report-page.tsx'),
      titleKey: 'learning.report.title',
    }),
  ],
  menu: {
    lines: [{ entry: 'staffGrowUp', key: 'learning', labelKey: 'learning.title', path: '/knowledge/learning' }],
  },
  states: {
    learning: { draft: ['dashed', 'mute'], published: ['check', 'ok'], ended: ['bar', 'mute'] },
    learner: {
      not_begun: ['dashed', 'mute'],
      reading: ['half', 'wait'],
      read: ['check', 'ok'],
      passed: ['diamondCheck', 'ok'],
    },
  },
  actions: [
    {
      key: 'new-learning',
      labelKey: 'learning.create',
      to: '/knowledge/learning/edit',
      needs: anyOf('x_kb_root', 'announcement_mange'),
    },
  ],
  counters: [
    {
      value: 'toLearnCount',
      dotOn: 'learning',
    },
  ],
});

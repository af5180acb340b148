import { defineFeature } from '../../shared/feature.ts';
import { pageRow } from '../../shared/route.ts';

export const rectificationFeature = defineFeature({
  noun: 'rectification',
  routes: [
    pageRow('/inspect/problem', {
      page: () => import('./pages/rectification-page.tsx'),
      titleKey: 'app.inspectMenu.problem',
    }),
  ],
  menu: {
    lines: [{ entry: 'inspect', key: 'problem', labelKey: 'app.inspectMenu.problem', path: '/inspect/problem' }],
  },
  links: { rectification: (id) => `/inspect/problem?open=${id}` },
  states: {
    rectification: {
      initiated: ['dot', 'mute'],
      pending: ['ring', 'warn'],
      awaiting_review: ['half', 'wait'],
      completed: ['check', 'ok'],
      ended: ['bar', 'mute'],
    },
  },
  find: () => import('./find.ts'),
});

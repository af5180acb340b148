import { anyOf } from '@rondo/contract/kit/endpoint';
import { rectificationMachine } from '@rondo/domain/rectification';
import { defineFeature } from '../../shared/feature.ts';
import { problemLink } from '../../shared/inspect/dispatch-link.ts';
import { pageRow } from '../../shared/route.ts';
import { looksOf } from '../../shared/ui/status/looks-of.ts';

export const rectificationFeature = defineFeature({
  noun: 'rectification',
  routes: [
    pageRow('/inspect/problem', {
      page: () => import('./pages/rectification-page.tsx'),
      titleKey: 'app.inspectMenu.problem',
    }),
    {
      path: '/inspect/problem/new',
      needs: anyOf('x_dispatch', 'task_center'),
      page: () => import('./pages/problem-page.tsx'),
      titleKey: 'rectification.new.title',
      phone: 'full',
    },
  ],
  menu: {
    lines: [{ entry: 'inspect', key: 'problem', labelKey: 'app.inspectMenu.problem', path: '/inspect/problem' }],
  },
  links: { rectification: (id) => `/inspect/problem?open=${id}` },
  states: {
    rectification: { initiated: ['dot', 'mute'], ...looksOf(rectificationMachine) },
  },
  actions: [
    {
      key: 'problem',
      labelKey: 'rectification.new.title',
      to: problemLink(),
      needs: anyOf('x_dispatch', 'task_center'),
    },
  ],
  find: () => import('./find.ts'),
});

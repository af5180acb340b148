import { rectificationMachine } from '@rondo/domain/rectification';
import { defineFeature } from '../../shared/feature.ts';
import { pageRow } from '../../shared/route.ts';
import { looksOf } from '../../shared/ui/status/looks-of.ts';

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
    rectification: { initiated: ['dot', 'mute'], ...looksOf(rectificationMachine) },
  },
  find: () => import('./find.ts'),
});

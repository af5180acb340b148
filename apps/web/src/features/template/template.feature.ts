import { anyOf } from '@rondo/contract/kit/endpoint';
import { defineFeature } from '../../shared/feature.ts';
import { pageRow } from '../../shared/route.ts';

export const templateFeature = defineFeature({
  noun: 'template',
  routes: [
    pageRow('/inspect/template', {
      page: () => import('./pages/template-page.tsx'),
      titleKey: 'app.inspectMenu.template',
    }),
    {
      path: '/inspect/template/:id',
      needs: anyOf('template_manage'),
      page: () => import('./pages/template-editor-page.tsx'),
      titleKey: 'app.inspectMenu.template',
    },
  ],
  menu: {
    lines: [{ entry: 'inspect', key: 'template', labelKey: 'app.inspectMenu.template', path: '/inspect/template' }],
  },
  states: {
    template: { draft: ['dashed', 'mute'], published: ['check', 'ok'], disabled: ['bar', 'mute'] },
    severity: { normal: ['dot', 'mute'], major: ['triangle', 'warn'], red_line: ['octagon', 'red'] },
  },
});

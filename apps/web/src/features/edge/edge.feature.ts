import { anyOf } from '@rondo/contract/kit/endpoint';
import { defineFeature } from '../../shared/feature.ts';
import { pageRow } from '../../shared/route.ts';

export const edgeFeature = defineFeature({
  noun: 'edge',
  routes: [pageRow('/edge', { page: () => import('./pages/edge-page.tsx'), titleKey: 'edge.title' })],
  menu: { lines: [{ entry: 'inspect', key: 'edge', labelKey: 'edge.title', path: '/edge' }] },
  states: {
    edge: { planned: ['dashed', 'wait'], made: ['check', 'ok'], dropped: ['bar', 'mute'] },
  },
  actions: [
    {
      key: 'new-edge',
      labelKey: 'edge.create',
      to: '/edge?dialog=create',
      needs: anyOf('x_dispatch'),
    },
  ],
});

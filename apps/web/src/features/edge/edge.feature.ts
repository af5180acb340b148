import { defineFeature } from '../../shared/feature.ts';
import { pageRow } from '../../shared/route.ts';

export const edgeFeature = defineFeature({
  noun: 'edge',
  routes: [pageRow('/edge', { page: () => import('./pages/edge-page.tsx'), titleKey: 'edge.title' })],
  menu: { lines: [{ entry: 'shop', key: 'edge', labelKey: 'edge.title', path: '/edge' }] },
  states: {
    edge: {
      waiting: ['dashed', 'wait'],
      online: ['dot', 'ok'],
      offline: ['slash', 'bad'],
      revoked: ['bar', 'mute'],
    },
  },
});

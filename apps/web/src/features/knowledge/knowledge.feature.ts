import { signedIn } from '@rondo/contract/kit/endpoint';
import { GraduationCap } from 'lucide-react';
import { defineFeature } from '../../shared/feature.ts';
import { pageRow } from '../../shared/route.ts';

export const knowledgeFeature = defineFeature({
  noun: 'knowledge',
  routes: [
    pageRow('/knowledge', { page: () => import('./pages/knowledge-page.tsx'), titleKey: 'knowledge.title' }),
    pageRow('/documentView', {
      page: () => import('./pages/document-view-page.tsx'),
      titleKey: 'knowledge.view.title',
      phone: 'full',
      // The specification names it: counters are not asked for again here (A24).
      refreshCounters: false,
    }),
  ],
  menu: {
    entries: [
      {
        key: 'staffGrowUp',
        labelKey: 'app.menu.staffGrowUp',
        icon: GraduationCap,
        needs: signedIn,
      },
    ],
    lines: [
      {
        ...{ entry: 'staffGrowUp', key: 'knowledge', labelKey: 'knowledge.title', path: '/knowledge' },
        covers: ['/documentView'],
      },
    ],
  },
  links: { knowledge: (id) => `/knowledge?open=${id}` },
  states: {
    indexing: {
      queued: ['dashed', 'wait'],
      indexed: ['check', 'ok'],
      failed: ['cross', 'bad'],
      unsupported: ['bar', 'mute'],
    },
    knowledge_request: {
      pending: ['half', 'wait'],
      granted: ['check', 'ok'],
      refused: ['slash', 'bad'],
      withdrawn: ['back', 'mute'],
    },
  },
  find: () => import('./find.ts'),
  actions: [
    { key: 'upload-knowledge', labelKey: 'knowledge.upload.act', to: '/knowledge?dialog=upload', needs: signedIn },
  ],
  counters: [
    {
      value: 'knowledgeRequestCount',
      badgeOn: 'staffGrowUp',
      dotOn: 'knowledge',
    },
  ],
});

import { anyOf } from '@rondo/contract/kit/endpoint';
import { defineFeature } from '../../shared/feature.ts';
import { pageRow } from '../../shared/route.ts';

const NEEDS = anyOf('template_manage');

/** Files that check items cite have new versions (product 19 (c) 3): are the items still right? */
export const citedChangeFeature = defineFeature({
  noun: 'cited-change',
  routes: [pageRow('/inspect/cited', { page: () => import('./pages/cited-page.tsx'), titleKey: 'citedChange.title' })],
  states: {
    citedChange: { open: ['clock', 'wait'], kept: ['check', 'ok'], replaced: ['back', 'mute'] },
  },
  actions: [{ key: 'cited-changes', labelKey: 'citedChange.title', to: '/inspect/cited?state=open', needs: NEEDS }],
  counters: [
    {
      value: 'citedChangeCount',
      badgeOn: 'inspect',
      dotOn: 'template',
    },
  ],
});

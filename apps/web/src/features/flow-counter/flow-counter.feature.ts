import { anyOf } from '@rondo/contract/kit/endpoint';
import { defineFeature } from '../../shared/feature.ts';
import { pageRow } from '../../shared/route.ts';

export const flowCounterFeature = defineFeature({
  noun: 'flow-counter',
  routes: [
    pageRow('/flow/counter', { page: () => import('./pages/flow-counter-page.tsx'), titleKey: 'flowCounter.title' }),
  ],
  menu: { lines: [{ entry: 'flow', key: 'flow-counter', labelKey: 'flowCounter.title', path: '/flow/counter' }] },
  states: { flowCounter: { on: ['quarter', 'ok'], off: ['bar', 'mute'] } },
  actions: [
    {
      key: 'new-flow-counter',
      labelKey: 'flowCounter.create',
      to: '/flow/counter?dialog=create',
      needs: anyOf('x_device'),
    },
  ],
});

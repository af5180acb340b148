import { defineFeature } from '../../shared/feature.ts';

export const clipFeature = defineFeature({
  noun: 'clip',
  states: { clip: { waiting: ['quarter', 'wait'], ready: ['check', 'ok'], failed: ['triangle', 'bad'] } },
  find: () => import('./find.ts'),
});

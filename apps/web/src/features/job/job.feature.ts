import { defineFeature } from '../../shared/feature.ts';

export const jobFeature = defineFeature({
  noun: 'job',
  states: {
    job: {
      waiting: ['dashed', 'wait'],
      running: ['quarter', 'wait'],
      done: ['check', 'ok'],
      failed: ['cross', 'bad'],
      cancelled: ['slash', 'mute'],
      undone: ['back', 'mute'],
    },
  },
});

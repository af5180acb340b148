import { defineFeature } from '../../platform/feature.ts';
import { senderJobs } from './sender.jobs.ts';
import { senderRoutes } from './sender.routes.ts';

export const senderFeature = defineFeature({
  noun: 'sender',
  tables: ['sender', 'sender_failure', 'push_browser'],
  routes: ({ settings, secrets }) => senderRoutes({ settings, secrets }),
  jobs: senderJobs,
});

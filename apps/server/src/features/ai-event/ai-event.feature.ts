import { defineFeature } from '../../platform/feature.ts';
import { aiEventJobs } from './ai-event.jobs.ts';
import { aiEventRoutes } from './ai-event.routes.ts';
import { aiEventSubscriptions } from './ai-event.subscriptions.ts';
import { eventExport } from './export.ts';

export const aiEventFeature = defineFeature({
  noun: 'ai-event',
  tables: ['ai_event', 'ai_sample'],
  routes: aiEventRoutes,
  subscriptions: aiEventSubscriptions,
  works: [eventExport.work],
  jobs: aiEventJobs,
});

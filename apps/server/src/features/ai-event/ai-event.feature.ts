import { aiEventApi } from '@rondo/contract/ai-event';
import { defineFeature } from '../../platform/feature.ts';
import { aiEventJobs } from './ai-event.jobs.ts';
import { aiEventRoutes } from './ai-event.routes.ts';
import { aiEventSubscriptions } from './ai-event.subscriptions.ts';
import { eventExport } from './export.ts';
import { statisticsExport } from './statistics-export.ts';
import { waitingCount } from './waiting-count.ts';

export const aiEventFeature = defineFeature({
  noun: 'ai-event',
  tables: ['ai_event', 'ai_sample', 'ai_compared'],
  routes: aiEventRoutes,
  subscriptions: aiEventSubscriptions,
  works: [eventExport.work, statisticsExport.work],
  jobs: aiEventJobs,
  menuCounts: [{ name: 'aiEventCount', needs: aiEventApi.list.needs, count: waitingCount }],
});

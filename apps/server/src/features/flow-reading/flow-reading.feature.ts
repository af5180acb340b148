import { defineFeature } from '../../platform/feature.ts';
import { flowReadingJobs } from './flow-reading.jobs.ts';
import { flowReadingRoutes } from './flow-reading.routes.ts';
import { flowReadingSubscriptions } from './flow-reading.subscriptions.ts';
import { readingImport } from './import/reading-import.ts';
import { saleImport } from './import/sale-import.ts';

export const flowReadingFeature = defineFeature({
  noun: 'flow-reading',
  tables: [
    'flow_correction',
    'flow_day',
    'flow_due',
    'flow_exclusion',
    'flow_gap',
    'flow_hour',
    'flow_reading',
    'flow_sale',
  ],
  routes: flowReadingRoutes,
  imports: [readingImport, saleImport],
  jobs: flowReadingJobs,
  subscriptions: flowReadingSubscriptions,
});

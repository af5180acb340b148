import { defineFeature } from '../../platform/feature.ts';
import { inspectionInHand } from './in-hand.ts';
import { inspectionJobs } from './inspection.jobs.ts';
import { inspectionRoutes } from './inspection.routes.ts';

export const inspectionFeature = defineFeature({
  noun: 'inspection',
  tables: ['draft'],
  routes: inspectionRoutes,
  jobs: inspectionJobs,
  inHand: [inspectionInHand],
});

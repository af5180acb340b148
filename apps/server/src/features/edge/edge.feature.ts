import { defineFeature } from '../../platform/feature.ts';
import { edgeJobs } from './edge.jobs.ts';
import { edgeRoutes } from './edge.routes.ts';

export const edgeFeature = defineFeature({
  noun: 'edge',
  tables: ['edge', 'edge_code'],
  routes: edgeRoutes,
  jobs: edgeJobs,
});

import { defineFeature } from '../../platform/feature.ts';
import { closeWork } from './close-work.ts';
import { cycleJobs } from './cycle.jobs.ts';
import { cycleRoutes } from './cycle.routes.ts';
import { cycleExplained } from './explained.queries.ts';
import { cycleInHand, cycleOrphans } from './in-hand.ts';

export const cycleFeature = defineFeature({
  noun: 'cycle',
  tables: ['cycle', 'cycle_occurrence', 'cycle_slot'],
  routes: cycleRoutes,
  jobs: cycleJobs,
  works: [closeWork],
  inHand: [cycleInHand],
  orphanChecks: [cycleOrphans],
  explained: [cycleExplained],
});

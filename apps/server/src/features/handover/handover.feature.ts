import { defineFeature } from '../../platform/feature.ts';
import { handoverJobs } from './handover.jobs.ts';
import { handoverRoutes } from './handover.routes.ts';
import { handoverIntegrity } from './integrity.queries.ts';

export const handoverFeature = defineFeature({
  noun: 'handover',
  tables: ['orphan'],
  routes: ({ inHand, orphanChecks }) => handoverRoutes(inHand, orphanChecks),
  jobs: ({ orphanChecks }) => handoverJobs(orphanChecks),
  integrity: ({ orphanChecks }) => handoverIntegrity(orphanChecks),
});

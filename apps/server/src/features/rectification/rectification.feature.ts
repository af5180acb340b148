import { defineFeature } from '../../platform/feature.ts';
import { rectificationExport } from './export.ts';
import { rectificationInHand, rectificationOrphans } from './in-hand.ts';
import { picturesWork } from './picture-export.ts';
import { rectificationJobs } from './rectification.jobs.ts';
import { rectificationMessages } from './rectification.messages.ts';
import { rectificationRoutes } from './rectification.routes.ts';
import { rectificationExplained, rectificationIntegrity } from './waiting.queries.ts';

export const rectificationFeature = defineFeature({
  noun: 'rectification',
  tables: ['rectification', 'rectification_person'],
  routes: rectificationRoutes,
  works: (leaving) => [rectificationExport.work, picturesWork(leaving)],
  jobs: rectificationJobs,
  inHand: [rectificationInHand],
  orphanChecks: [rectificationOrphans],
  explained: [rectificationExplained],
  integrity: [rectificationIntegrity],
  subscriptions: rectificationMessages,
});

import { defineFeature } from '../../platform/feature.ts';
import { ptzJobs } from './ptz.jobs.ts';
import { ptzRoutes } from './ptz.routes.ts';

export const ptzFeature = defineFeature({
  noun: 'ptz',
  tables: ['ptz_hold'],
  routes: ({ secrets, settings, edges }) => ptzRoutes({ secrets, settings, edges }),
  jobs: ({ secrets, settings, edges }) => ptzJobs({ secrets, settings, edges }),
});

import { defineFeature } from '../../platform/feature.ts';
import { flowAlertJobs } from './flow-alert.jobs.ts';
import { flowAlertRoutes } from './flow-alert.routes.ts';

export const flowAlertFeature = defineFeature({
  noun: 'flow-alert',
  tables: ['flow_alert', 'flow_setting'],
  routes: flowAlertRoutes,
  jobs: flowAlertJobs,
});

import { defineFeature } from '../../platform/feature.ts';
import { cameraCheckJobs } from './camera-check.jobs.ts';
import { cameraCheckRoutes } from './camera-check.routes.ts';
import { cameraCheckSubscriptions } from './camera-check.subscriptions.ts';

export const cameraCheckFeature = defineFeature({
  noun: 'camera-check',
  tables: ['camera_check_setting', 'camera_check'],
  routes: cameraCheckRoutes,
  subscriptions: cameraCheckSubscriptions,
  jobs: ({ media, secrets, store }) => cameraCheckJobs({ media, secrets, store }),
});

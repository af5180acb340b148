import { defineFeature } from '../../platform/feature.ts';
import { deviceJobs } from './device.jobs.ts';
import { deviceRoutes } from './device.routes.ts';

export const deviceFeature = defineFeature({
  noun: 'device',
  tables: ['device', 'camera', 'device_command'],
  routes: ({ secrets, settings, edges }) => deviceRoutes({ secrets, settings, edges }),
  jobs: ({ secrets, settings, edges }) => deviceJobs({ secrets, settings, edges }),
});

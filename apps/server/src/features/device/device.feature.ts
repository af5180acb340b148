import { defineFeature } from '../../platform/feature.ts';
import { deviceJobs } from './device.jobs.ts';
import { deviceRoutes } from './device.routes.ts';

export const deviceFeature = defineFeature({
  noun: 'device',
  tables: ['device', 'camera', 'device_command'],
  routes: ({ secrets, settings }) => deviceRoutes({ secrets, settings }),
  jobs: ({ secrets, settings }) => deviceJobs({ secrets, settings }),
});

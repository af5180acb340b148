import { defineFeature } from '../../platform/feature.ts';
import { deviceJobs } from './device.jobs.ts';
import { deviceRoutes } from './device.routes.ts';
import { deviceExport } from './device-export.ts';
import { deviceImport } from './import/definition.ts';

export const deviceFeature = defineFeature({
  noun: 'device',
  tables: ['device', 'camera', 'device_command'],
  routes: ({ secrets, settings, edges }) => deviceRoutes({ secrets, settings, edges }),
  imports: ({ secrets, settings }) => [deviceImport({ secrets, settings })],
  works: [deviceExport.work],
  jobs: ({ secrets, settings, edges }) => deviceJobs({ secrets, settings, edges }),
});

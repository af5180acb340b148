import { defineFeature } from '../../platform/feature.ts';
import { maintenanceJobs } from './maintenance.jobs.ts';

export const maintenanceFeature = defineFeature({
  noun: 'maintenance',
  jobs: ({ store }) => maintenanceJobs(store),
});

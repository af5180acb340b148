import { defineFeature } from '../../platform/feature.ts';
import { integrityJobs } from './integrity.jobs.ts';
import { maintenanceJobs } from './maintenance.jobs.ts';
import { wallIntegrity } from './walls.queries.ts';

export const maintenanceFeature = defineFeature({
  noun: 'maintenance',
  jobs: ({ store, integrity }) => [...maintenanceJobs(store), ...integrityJobs(integrity)],
  integrity: wallIntegrity,
});

import { defineFeature } from '../../platform/feature.ts';
import { importJobs } from './import.jobs.ts';
import { importRoutes } from './import.routes.ts';

export const importFeature = defineFeature({
  noun: 'import',
  tables: ['import_row'],
  routes: ({ imports }) => importRoutes(imports),
  jobs: ({ imports }) => importJobs(imports),
});

import { defineFeature } from '../../platform/feature.ts';
import { accountJobs } from './account.jobs.ts';
import { accountRoutes } from './account.routes.ts';

export const accountFeature = defineFeature({
  noun: 'account',
  tables: ['identity', 'sso_attempt'],
  routes: ({ settings }) => accountRoutes(settings),
  jobs: accountJobs,
});

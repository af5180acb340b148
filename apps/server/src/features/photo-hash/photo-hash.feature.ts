import { defineFeature } from '../../platform/feature.ts';
import { photoHashJobs } from './photo-hash.jobs.ts';
import { photoHashRoutes } from './photo-hash.routes.ts';
import { photoHashSubscriptions } from './photo-hash.subscriptions.ts';

export const photoHashFeature = defineFeature({
  noun: 'photo-hash',
  tables: ['photo_hash'],
  routes: photoHashRoutes,
  subscriptions: photoHashSubscriptions,
  jobs: ({ store }) => photoHashJobs({ store }),
});

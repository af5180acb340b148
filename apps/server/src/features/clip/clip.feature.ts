import { defineFeature } from '../../platform/feature.ts';
import { clipJobs } from './clip.jobs.ts';
import { clipRoutes } from './clip.routes.ts';
import { clipCut } from './cut-work.ts';

export const clipFeature = defineFeature({
  noun: 'clip',
  tables: ['clip'],
  routes: ({ media }) => clipRoutes(media),
  works: (parts) => [clipCut(parts)],
  jobs: clipJobs,
});

import { defineFeature } from '../../platform/feature.ts';
import { surveillanceJobs } from './surveillance.jobs.ts';
import { surveillanceRoutes } from './surveillance.routes.ts';

export const surveillanceFeature = defineFeature({
  noun: 'surveillance',
  tables: ['watch', 'camera_favourite', 'camera_view'],
  routes: ({ edges, media, secrets, store, settings }) =>
    surveillanceRoutes({ edges, media, secrets, store, settings }),
  jobs: surveillanceJobs,
});

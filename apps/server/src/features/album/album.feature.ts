import { defineFeature } from '../../platform/feature.ts';
import { albumJobs } from './album.jobs.ts';
import { albumRoutes } from './album.routes.ts';
import { albumSubscriptions } from './album.subscriptions.ts';
import { albumIntegrity } from './integrity.ts';

export const albumFeature = defineFeature({
  noun: 'album',
  tables: ['album_picture', 'album_shop', 'album_collection', 'album_collection_picture', 'album_setting'],
  routes: albumRoutes,
  jobs: albumJobs,
  subscriptions: albumSubscriptions,
  integrity: albumIntegrity,
});

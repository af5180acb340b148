import { defineFeature } from '../../platform/feature.ts';
import { snapshotRoutes } from './snapshot.routes.ts';

export const snapshotFeature = defineFeature({
  noun: 'snapshot',
  routes: snapshotRoutes,
});

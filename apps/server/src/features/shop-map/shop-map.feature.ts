import { defineFeature } from '../../platform/feature.ts';
import { shopMapRoutes } from './shop-map.routes.ts';

export const shopMapFeature = defineFeature({
  noun: 'shop-map',
  routes: ({ settings }) => shopMapRoutes(settings),
});

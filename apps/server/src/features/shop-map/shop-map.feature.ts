import { defineFeature } from '../../platform/feature.ts';
import { placeImport } from './import/definition.ts';
import { shopMapRoutes } from './shop-map.routes.ts';

export const shopMapFeature = defineFeature({
  noun: 'shop-map',
  imports: [placeImport],
  routes: ({ settings }) => shopMapRoutes(settings),
});

import { defineFeature } from '../../platform/feature.ts';
import { fileRoutes } from './file.routes.ts';

export const fileFeature = defineFeature({
  noun: 'file',
  routes: ({ store }) => fileRoutes(store),
});

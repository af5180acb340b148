import { defineFeature } from '../../platform/feature.ts';
import { fileRoutes } from './file.routes.ts';

export const fileFeature = defineFeature({
  noun: 'file',
  tables: ['file', 'file_use'],
  routes: ({ store }) => fileRoutes(store),
});

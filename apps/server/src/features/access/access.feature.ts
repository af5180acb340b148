import { defineFeature } from '../../platform/feature.ts';
import { accessRoutes } from './access.routes.ts';

export const accessFeature = defineFeature({
  noun: 'access',
  routes: ({ explained }) => accessRoutes(explained),
});

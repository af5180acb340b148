import { defineFeature } from '../../platform/feature.ts';
import { sessionRoutes } from './session.routes.ts';

export const sessionFeature = defineFeature({
  noun: 'session',
  routes: ({ settings }) => sessionRoutes(settings),
});

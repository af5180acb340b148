import { defineFeature } from '../../platform/feature.ts';
import { sessionRoutes } from './session.routes.ts';

export const sessionFeature = defineFeature({
  noun: 'session',
  tables: ['session', 'pass', 'login_guard'],
  routes: ({ settings }) => sessionRoutes(settings),
});

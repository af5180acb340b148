import { defineFeature } from '../../platform/feature.ts';
import { roleRoutes } from './role.routes.ts';

export const roleFeature = defineFeature({
  noun: 'role',
  tables: ['role', 'access_change'],
  routes: roleRoutes,
});

import { defineFeature } from '../../platform/feature.ts';
import { auditRoutes } from './audit.routes.ts';

export const auditFeature = defineFeature({
  noun: 'audit',
  routes: auditRoutes,
});

import { defineFeature } from '../../platform/feature.ts';
import { auditRoutes } from './audit.routes.ts';
import { auditExport } from './export.ts';

export const auditFeature = defineFeature({
  noun: 'audit',
  routes: auditRoutes,
  works: [auditExport],
});

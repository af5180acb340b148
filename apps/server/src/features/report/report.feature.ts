import { defineFeature } from '../../platform/feature.ts';
import { reportRoutes } from './report.routes.ts';

export const reportFeature = defineFeature({
  noun: 'report',
  tables: ['report_layout', 'report_link', 'report_seal'],
  routes: reportRoutes,
});

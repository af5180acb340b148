import { defineFeature } from '../../platform/feature.ts';
import { dashboardExport } from './dashboard-export.ts';
import { flowRowsExport } from './figures/rows-export.ts';
import { flowDashboardJobs } from './flow-dashboard.jobs.ts';
import { flowDashboardRoutes } from './flow-dashboard.routes.ts';
import { flowFiguresRoutes } from './flow-figures.routes.ts';
import { flowDashboardInHand } from './in-hand.ts';

export const flowDashboardFeature = defineFeature({
  noun: 'flow-dashboard',
  tables: ['flow_dashboard', 'flow_dashboard_share', 'flow_dashboard_mark', 'flow_formula'],
  routes: [...flowDashboardRoutes, ...flowFiguresRoutes],
  jobs: flowDashboardJobs,
  works: [flowRowsExport.work, dashboardExport],
  inHand: [flowDashboardInHand],
});

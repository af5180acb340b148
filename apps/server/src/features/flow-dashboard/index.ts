export { dashboardFigures, dashboardStanding, requireDashboardDays } from './dashboard-report.ts';
export { read as flowFigures } from './figures/figures.actions.ts';
export { flowRowsExport } from './figures/rows-export.ts';
export { flowStoreSheet } from './store-sheet.ts';

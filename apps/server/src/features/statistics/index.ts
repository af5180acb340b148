export { dropExpiredSnapshots, keepFrozen, readFrozen } from './frozen-rows.queries.ts';
export { failureSheet, taskSheet } from './report-sheets.ts';
export { begin as beginStatistics } from './rollup.queries.ts';
export { rebuildStatistics } from './rollup.ts';
export { shopTableExport } from './shop-table-export.ts';
export { inspection as inspectionStatistics } from './statistics.actions.ts';
export { quietStores, storeChangeSheet } from './store-changes.ts';
export { taskOverview } from './task-statistics.actions.ts';
export { taskTableExport } from './task-table-export.ts';

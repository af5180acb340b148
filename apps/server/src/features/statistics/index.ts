export { rebuildStatistics } from './rollup.ts';

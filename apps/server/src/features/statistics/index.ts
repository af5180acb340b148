export { begin as beginStatistics } from './rollup.queries.ts';
export { rebuildStatistics } from './rollup.ts';

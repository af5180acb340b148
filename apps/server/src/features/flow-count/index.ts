export { countingOf } from './minute.queries.ts';

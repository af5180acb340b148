export { dropDeadDrafts, passDrafts } from './inspection.queries.ts';

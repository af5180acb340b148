export { dropDeadDrafts } from './inspection.queries.ts';

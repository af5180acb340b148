export type { Place } from './handlers-at.ts';
export { makeFreeTasks } from './make.ts';

export { dropOldTickets } from './message.queries.ts';
export { openLive } from './open-live.ts';

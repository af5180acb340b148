export { dropOldTickets } from './message.queries.ts';
export { notify } from './notify.ts';
export { openLive } from './open-live.ts';
export { type Subject, type SubjectPeople, subjectsOf } from './subject.ts';
export { listen, type Notice, remind, tellOfClock, tellOfMove, tellOfNew } from './tell.ts';

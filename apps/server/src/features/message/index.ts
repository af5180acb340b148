export { type MailOff, openMailOff, setMailOff } from './mail-off.ts';
export { dropOldTickets } from './message.queries.ts';
export { notify } from './notify.ts';
export { notifyMembers } from './notify-members.ts';
export { listen, type Notice, notifyOfClock, notifyOfMove, notifyOfNew, remind } from './notify-of.ts';
export { openLive } from './open-live.ts';
export { quietHoursOf } from './quiet-hours.ts';
export { type Subject, type SubjectRow, subjectsOf } from './subject.ts';
export { readMessages, withdrawMessages } from './withdraw.ts';

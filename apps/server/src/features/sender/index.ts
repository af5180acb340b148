export { handOut, kindOf as senderKindOf, type SenderParts } from './hand-out.ts';
export type { Letter } from './letter.ts';
export { noteFailure } from './note-failure.ts';
export { browsersOf } from './push.queries.ts';
export { pushKey } from './push-key.ts';
export { channelOfRow, reasonText } from './sender.present.ts';
export { choosable as choosableSenders, sms as companySms } from './sender.queries.ts';
export { SendingFailed } from './sending-failed.ts';

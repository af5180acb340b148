export { hasRecorded, recordedStretches } from './has-recorded.ts';
export { dropOutlivedHolds, holdMinutes, releaseMinutes } from './hold.ts';
export { playableSince } from './playable-since.ts';

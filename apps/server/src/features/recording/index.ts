export { playableSince } from './playable-since.ts';

export { messageKeys } from './notice.messages.ts';

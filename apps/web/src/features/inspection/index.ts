export { useSending, useWaitingCount } from './outbox/use-waiting.ts';
export { WaitingStrip } from './outbox/waiting-strip.tsx';

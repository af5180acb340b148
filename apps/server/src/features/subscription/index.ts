export { mountUnsubscribe } from './unsubscribe/mount-unsubscribe.ts';

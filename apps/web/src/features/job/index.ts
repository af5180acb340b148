export { useWork } from './use-work.ts';

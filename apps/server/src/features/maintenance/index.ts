export { violationsOf } from './integrity.ts';

export { matchesOf } from './find-alike.ts';
export { alikeInRecord } from './of-object.ts';

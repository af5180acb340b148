export { insertApplicant, insertApplication, moveOwn } from './own.queries.ts';
export { takeIn } from './take-in.ts';
export { tellDeciders } from './tell-deciders.ts';

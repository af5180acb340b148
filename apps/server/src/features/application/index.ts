export { insertApplicant, insertApplication, moveOwn } from './own.queries.ts';
export { type Applicant, type Place, type TakenIn, takeIn } from './take-in.ts';
export { tellDeciders } from './tell-deciders.ts';

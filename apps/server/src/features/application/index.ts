export { type Applicant, type Place, type TakenIn, takeIn } from './take-in.ts';
export { tellDeciders } from './tell-deciders.ts';

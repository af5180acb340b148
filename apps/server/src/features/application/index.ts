export { takeIn } from './take-in.ts';
export { tellDeciders } from './tell-deciders.ts';

export { explainedMember } from './explained-member.ts';

export { admitMember } from './admit-member.ts';
export { notifyDeciders } from './notify-deciders.ts';
export { insertApplicant, insertApplication, moveOwn } from './own.queries.ts';

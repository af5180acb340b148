export { createMember } from './create-member.ts';
export { activeByIds as activeOf, managersOf, membersNamed } from './member.queries.ts';
export { keepActive, peopleByIds, requireActive } from './names.ts';

export { createMember } from './create-member.ts';
export { activeCovering, managersOf } from './member.queries.ts';
export { keepActive, peopleByIds, requireActive } from './names.ts';

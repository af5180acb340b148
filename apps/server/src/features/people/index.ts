export type { Contact, ContactKind } from './contact.ts';
export { createMember } from './create-member.ts';
export * as importedMembers from './imported.queries.ts';
export { IMPORTED_FIELDS, OVERWRITTEN_FIELDS } from './imported-fields.ts';
export * as members from './member.queries.ts';
export * as memberDepartments from './member-department.queries.ts';
export * as memberRoles from './member-role.queries.ts';
export * as memberships from './membership.queries.ts';
export * as namedContacts from './named-contact.queries.ts';
export {
  activeByIds as activeOf,
  activeCovering,
  companyOwner,
  covers,
  holds,
  isCalled,
  managersOf,
  membersNamed,
  namesByIds,
  staffOf,
  stillWorks,
} from './names.queries.ts';
export { keepActive, peopleByIds, requireActive, requireStaff } from './names.ts';
export * as persons from './person.queries.ts';
export { whoHears } from './who-hears.ts';

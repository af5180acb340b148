export { markSeen as markAccessSeen } from './access-change.queries.ts';
export { actorNow } from './actor-now.ts';
export { grantedRole, type NamedRole, requireGrantable, rolesByIds } from './grantable.ts';
export { administrators, rolesOf } from './holder.queries.ts';
export { createPresetRoles } from './preset-roles.ts';
export { hold as holdAdministration, list as allRoles } from './role.queries.ts';
export { withAccessChange } from './with-access-change.ts';

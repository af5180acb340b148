export { demandGrantable, grantedRole, type NamedRole, rolesByIds } from './grantable.ts';
export { rolesOf } from './role.queries.ts';
export { type AccessCause, withAccessChange } from './with-access-change.ts';

export { RoleField } from './fields/role-field.tsx';
export { NO_SCOPE, ScopeField } from './fields/scope-field.tsx';

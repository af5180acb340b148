export { RoleField } from './components/role-field.tsx';
export { NO_SCOPE, ScopeField } from './components/scope-field.tsx';
export { ShopsField } from './components/shops-field.tsx';

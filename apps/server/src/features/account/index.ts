export { dropOldSignOns } from './sso/sso.queries.ts';

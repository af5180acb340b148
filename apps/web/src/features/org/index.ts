export { ORG_TAB_NEEDS } from './tab-needs.ts';

export { AuditTab } from './lazy-tab.tsx';

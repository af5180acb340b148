export { AuditTab } from './lazy-tab.tsx';
export { fieldWord } from './words.ts';

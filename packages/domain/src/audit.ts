/**
 * What the audit log speaks of, in the order of its filter. The only list: an entry of another kind does not compile, nor does
 * a kind without its text (`audit.kind`).
 */
export const AUDIT_KINDS = [
  'member',
  'role',
  'department',
  'application',
  'invite',
  'company',
  'session',
  'export',
  'shop',
  'template',
  'task',
  'record',
  'rectification',
] as const;
export type AuditKind = (typeof AUDIT_KINDS)[number];

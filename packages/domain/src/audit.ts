import { type Brought, inOrder } from './brought.ts';
import { FEATURES } from './features.gen.ts';

/** What the audit log speaks of. An entry of another kind does not compile, nor does a kind without its text (`audit.kind`). */
export type AuditKind = Brought<'auditKinds'>[number];

const ORDER: readonly AuditKind[] = [
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
];

/** All of them, in the order of the log's filter. */
export const AUDIT_KINDS: readonly AuditKind[] = inOrder(
  ORDER,
  FEATURES.flatMap((feature): readonly AuditKind[] => ('auditKinds' in feature ? feature.auditKinds : [])),
);

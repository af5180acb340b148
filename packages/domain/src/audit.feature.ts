import type { DomainFeature } from './domain-feature.ts';

export const auditFeature = {
  noun: 'audit',
  auditKinds: ['export'],
  codes: ['x_audit_log'],
} as const satisfies DomainFeature;

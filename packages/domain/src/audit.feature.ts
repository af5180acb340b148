import type { DomainFeature } from './domain-feature.ts';

export const auditFeature = {
  noun: 'audit',
  jobs: {
    'audit.export': { counts: 'row', changes: [] },
  },
  auditKinds: ['export'],
  codes: ['x_audit_log'],
} as const satisfies DomainFeature;

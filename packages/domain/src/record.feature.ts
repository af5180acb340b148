import type { DomainFeature } from './domain-feature.ts';

export const recordFeature = {
  noun: 'record',
  jobs: {
    'record.export': { counts: 'row', changes: [] },
    'record.items': { counts: 'row', changes: [] },
  },
  auditKinds: ['record'],
  codes: ['record_select', 'x_record_export', 'x_record_void'],
  pages: { '/inspect/record': { kind: 'any', codes: ['record_select'] } },
  objectKinds: ['record'],
} as const satisfies DomainFeature;

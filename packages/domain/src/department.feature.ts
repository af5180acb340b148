import type { DomainFeature } from './domain-feature.ts';

export const departmentFeature = {
  noun: 'department',
  jobs: {
    'department.import': { counts: 'row', changes: ['department'] },
  },
  auditKinds: ['department'],
  codes: ['frame_dept'],
  pages: { '/user/department': { kind: 'any', codes: ['frame_dept'] } },
  handoverKinds: ['department'],
} as const satisfies DomainFeature;

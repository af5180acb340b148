import type { DomainFeature } from './domain-feature.ts';

export const timedSnapshotFeature = {
  noun: 'timed-snapshot',
  jobs: {
    'snapshot.export': { counts: 'row', changes: [] },
  },
  auditKinds: ['timedSnapshot', 'timedSnapshotPicture'],
  codes: ['x_snapshot_manage'],
  pages: {
    '/timed-snapshot': { kind: 'any', codes: ['image_library_view'] },
    '/timed-snapshot/results': { kind: 'any', codes: ['image_library_view'] },
  },
  systemTexts: {
    snapshot_missed: { category: 'device', as: 'keeper' },
  },
} as const satisfies DomainFeature;

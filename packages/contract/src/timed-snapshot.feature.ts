import { type ContractFeature, tell } from './contract-feature.ts';

export const timedSnapshotFeature = {
  noun: 'timed-snapshot',
  readFrom: { timedSnapshot: '/timed-snapshot/' },
  refusals: {
    SNAPSHOTS_OFF: tell(92121),
    SNAPSHOT_NAME_TAKEN: tell(92122),
    SNAPSHOT_WITHOUT_CAMERA: tell(92123),
    SNAPSHOT_NOT_THERE: tell(92124),
  },
} as const satisfies ContractFeature;

import { type ContractFeature, tell } from './contract-feature.ts';

export const freeTaskFeature = {
  noun: 'free-task',
  readFrom: { freeTask: '/inspect/V3/freeTask/' },
  refusals: {
    EVIDENCE_MISSING: tell(93050),
    PRESET_NAME_TAKEN: tell(93051),
    PRESETS_FULL: tell(93052),
    REPEATS_FULL: tell(93053),
  },
} as const satisfies ContractFeature;

import { type ContractFeature, tell } from './contract-feature.ts';

export const ptzFeature = {
  noun: 'ptz',
  readFrom: { ptz: '/ptz/' },
  refusals: {
    PTZ_HELD: tell(92141),
    PTZ_NOT_THERE: tell(92142),
    PTZ_FAILED: tell(92143),
    PTZ_PRESET_TAKEN: tell(92144),
  },
} as const satisfies ContractFeature;

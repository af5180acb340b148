import { type ContractFeature, tell } from './contract-feature.ts';

export const clipFeature = {
  noun: 'clip',
  readFrom: { clip: '/clip/' },
  refusals: { NOTHING_RECORDED: tell(92135), CLIP_NOT_CUT: tell(92136), CLIPS_WAITING: tell(92137) },
} as const satisfies ContractFeature;

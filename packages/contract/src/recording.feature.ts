import { type ContractFeature, tell } from './contract-feature.ts';

export const recordingFeature = {
  noun: 'recording',
  readFrom: { recording: '/recording/' },
  refusals: { TOO_MANY_RECORDED: tell(92131) },
} as const satisfies ContractFeature;

import { type ContractFeature, tell } from './contract-feature.ts';

export const handoverFeature = {
  noun: 'handover',
  readFrom: { handover: '/customer/handover/' },
  refusals: {
    HANDOVER_OPEN: tell(91016),
    SUCCESSOR_OUTSIDE: tell(91050),
    SUCCESSOR_OWN_WORK: tell(91051),
  },
} as const satisfies ContractFeature;

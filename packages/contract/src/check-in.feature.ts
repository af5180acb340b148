import { type ContractFeature, tell } from './contract-feature.ts';

export const checkInFeature = {
  noun: 'check-in',
  readFrom: { checkIn: '/inspect/V3/checkIn/' },
  refusals: {
    CHECK_IN_NEEDED: tell(93101),
    CHECK_OUT_NEEDED: tell(93102),
    CHECK_IN_NOT_ASKED: tell(93103),
    CHECK_IN_CODE_WRONG: tell(93104),
    CHECK_IN_RULE_EXISTS: tell(93105),
    CHECK_IN_RULES_FULL: tell(93106),
  },
} as const satisfies ContractFeature;

import { type ContractFeature, tell } from './contract-feature.ts';

export const pointsRuleFeature = {
  noun: 'points-rule',
  readFrom: { pointsRule: '/score/rule/' },
  refusals: {
    POINTS_NAME_TAKEN: tell(93221),
    POINTS_SECOND_COMPREHENSIVE: tell(93222),
    POINTS_RULE_USED: tell(93223),
  },
} as const satisfies ContractFeature;

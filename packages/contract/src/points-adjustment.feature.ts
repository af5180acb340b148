import { type ContractFeature, tell } from './contract-feature.ts';

export const pointsAdjustmentFeature = {
  noun: 'points-adjustment',
  readFrom: { pointsAdjustment: '/score/manage/' },
  refusals: {
    POINTS_RULE_OFF: tell(93231),
    POINTS_OUTSIDE_RULE: tell(93232),
    POINTS_OWN_ACCOUNT: tell(93233),
    POINTS_NOBODY_LEFT: tell(93234),
    POINTS_NO_SECOND: tell(93235),
  },
} as const satisfies ContractFeature;

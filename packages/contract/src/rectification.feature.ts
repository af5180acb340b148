import { type ContractFeature, tell } from './contract-feature.ts';

export const rectificationFeature = {
  noun: 'rectification',
  readFrom: { rectification: '/inspect/V3/rectification/' },
  refusals: {
    EXTENSION_LIMIT: tell(93021),
    NOTHING_ASKED: tell(93213),
    APPEALED_ALREADY: tell(93214),
    APPEAL_TOO_LATE: tell(93215),
    PHOTO_UNCHANGED: tell(93190),
    PHOTOS_TOO_LARGE: tell(93287),
    PICTURED_TOO_MANY: tell(93288),
  },
} as const satisfies ContractFeature;

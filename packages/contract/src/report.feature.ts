import { type ContractFeature, tell } from './contract-feature.ts';

export const reportFeature = {
  noun: 'report',
  readFrom: { report: '/inspect/V3/report/' },
  refusals: {
    LINKS_OFF: tell(93070),
    LINKS_FULL: tell(93071),
    LINK_PASSWORD: tell(93072),
    PACK_TOO_LARGE: tell(93073),
    PACK_EMPTY: tell(93074),
    PHOTOS_TOO_MANY: tell(93075),
  },
} as const satisfies ContractFeature;

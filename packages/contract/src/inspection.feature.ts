import { type ContractFeature, tell } from './contract-feature.ts';

export const inspectionFeature = {
  noun: 'inspection',
  readFrom: { inspection: '/inspect/V3/inspection/' },
  refusals: {
    DRAFT_EXPIRED: tell(93010),
    REINSPECT: tell(93011),
    ITEMS_MISSING: tell(93012),
    CLAIMED_BY_OTHER: tell(93013),
    PHOTOS_NEEDED: tell(93015),
    DRAFT_ELSEWHERE: tell(93019),
    PHOTO_REPEATED: tell(93024),
    WHOLE_LIST_ONLY: tell(93031),
    SIGN_OFF_NEEDED: tell(93032),
    EDIT_OFF: tell(93033),
    CAMERA_ONLY: tell(93034),
  },
} as const satisfies ContractFeature;

import { type ContractFeature, tell } from './contract-feature.ts';

export const albumFeature = {
  noun: 'album',
  readFrom: { album: '/album/' },
  refusals: {
    IMAGE_NOT_SCREEN: tell(96010),
    PICTURE_IS_EVIDENCE: tell(96011),
    PICTURES_OF_ONE_SHOP: tell(96012),
    SHARE_NOT_SEEN: tell(96013),
    COLLECTION_FULL: tell(96014),
    CLIP_IS_NO_PICTURE: tell(96015),
  },
} as const satisfies ContractFeature;

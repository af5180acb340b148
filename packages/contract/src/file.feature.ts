import { type ContractFeature, tell } from './contract-feature.ts';

export const fileFeature = {
  noun: 'file',
  refusals: {
    FILE_TYPE_REFUSED: tell(96001),
    FILE_TOO_LARGE: tell(96002),
    IMAGE_TOO_LARGE: tell(96003),
    FILE_BROKEN: tell(96004),
    DOCUMENT_REFUSED: tell(96006),
    DOCUMENT_MISMATCH: tell(96007),
    DOCUMENT_UNSAFE: tell(96008),
    FILM_REFUSED: tell(96016),
    PICTURE_UNCHECKED: tell(96017),
  },
} as const satisfies ContractFeature;

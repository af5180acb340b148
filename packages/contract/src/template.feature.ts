import { type ContractFeature, tell } from './contract-feature.ts';

export const templateFeature = {
  noun: 'template',
  readFrom: { template: '/inspect/V3/template/' },
  refusals: {
    TEMPLATE_NAME_TAKEN: tell(93001),
    TEMPLATE_NOT_READY: tell(93002),
    TEMPLATE_IN_USE: tell(93003),
    TEMPLATE_DISABLED: tell(93004),
    TOO_MANY_ITEMS: tell(93005),
    RELEASE_NOTE_NEEDED: tell(93014),
    TEMPLATE_STANDARD_ZERO: tell(93020),
    TEMPLATE_LOCKED: tell(93022),
    TEMPLATE_TOO_LARGE: tell(93025),
    TEMPLATE_FULL: tell(93030),
    TEMPLATE_NOT_SHARED: tell(93080),
    TEMPLATE_NOT_FOR_SHOP: tell(93081),
    GENERATION_NOTHING_FOUND: tell(93500),
    GENERATION_UNREADABLE: tell(93501),
    GENERATION_PICTURE: tell(93502),
    GENERATION_TYPE: tell(93503),
    TEMPLATE_NOT_REVIEWED: tell(93504),
  },
} as const satisfies ContractFeature;

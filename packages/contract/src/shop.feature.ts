import { type ContractFeature, tell } from './contract-feature.ts';

export const shopFeature = {
  noun: 'shop',
  readFrom: { shop: '/shop/', shopGroup: '/shop/group/', shopField: '/shop/field/' },
  refusals: {
    SHOP_NAME_TAKEN: tell(92001),
    SHOP_CODE_TAKEN: tell(92002),
    SHOP_NEEDS_MANAGER: tell(92003),
    SHOP_IN_USE: tell(92004),
    GROUP_NAME_TAKEN: tell(92005),
    GROUP_IN_USE: tell(92006),
    GROUP_TOO_DEEP: tell(92007),
    GROUP_INTO_ITSELF: tell(92008),
    HOURS_OVERLAP: tell(92009),
    SHOP_NOT_OPEN: tell(92010),
    SHOP_HAS_HISTORY: tell(92011),
    SHOP_FIELD_TAKEN: tell(92012),
    SHOP_FIELDS_FULL: tell(92013),
    SHOP_HAS_DEVICES: tell(92014),
  },
} as const satisfies ContractFeature;

import { type ContractFeature, tell } from './contract-feature.ts';

export const memberFeature = {
  noun: 'member',
  readFrom: { member: '/customer/staff/' },
  refusals: {
    MEMBER_NOT_FOUND: tell(91006),
    MEMBER_MOBILE_TAKEN: tell(91007),
    MEMBER_MAIL_TAKEN: tell(91008),
    MEMBER_NO_TAKEN: tell(91009),
    MEMBER_ABOVE: tell(91010),
    MEMBER_IS_OWNER: tell(91011),
    MEMBER_SELF: tell(91012),
    MEMBER_LAST_ADMIN: tell(91013),
    MEMBER_NEEDS_ROLE: tell(91014),
    CONTACT_IS_THEIRS: tell(91015),
    MEMBER_OUTSIDE_SHOP: tell(93026),
    NOT_STORE_STAFF: tell(93060),
  },
} as const satisfies ContractFeature;

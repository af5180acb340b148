import { type ContractFeature, tell } from './contract-feature.ts';

export const roleFeature = {
  noun: 'role',
  readFrom: { role: '/customer/role/' },
  refusals: {
    ROLE_NAME_TAKEN: tell(91024),
    ROLE_LIMIT: tell(91025),
    ROLE_LOCKED: tell(91026),
    ROLE_ABOVE: tell(91027),
    ROLE_NOT_PRESET: tell(91028),
    ROLE_IN_USE: tell(91029),
    CODE_NEEDS_PARENT: tell(91030),
    SCOPE_ABOVE: tell(91031),
  },
} as const satisfies ContractFeature;

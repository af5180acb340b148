import { type ContractFeature, tell } from './contract-feature.ts';

export const sessionFeature = {
  noun: 'session',
  readFrom: { me: '/customer/login/', session: '/customer/session/', preference: '/customer/preference/' },
  refusals: {
    WRONG_PASSWORD: tell(91001),
    LOGIN_LOCKED: tell(91002),
  },
} as const satisfies ContractFeature;

import { type ContractFeature, tell } from './contract-feature.ts';

export const accountFeature = {
  noun: 'account',
  refusals: {
    ACCOUNT_TAKEN: tell(91003),
    SETUP_DONE: tell(91004),
    PASSWORD_WEAK: tell(91005),
    CODE_WRONG: tell(91037),
    CODE_TOO_SOON: tell(91038),
    CODE_TOO_MANY: tell(91039),
    PASS_OVER: tell(91040),
    REGISTRATION_CLOSED: tell(91041),
    PASSWORD_FIRST: tell(91048),
    SETUP_KEY_WRONG: tell(91049),
  },
} as const satisfies ContractFeature;

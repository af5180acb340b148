import type { Shape } from '../shape.ts';
import type { accountFeature as zh } from '../zh-CN/account.feature.ts';

export const accountFeature = {
  error: {
    ACCOUNT_TAKEN: 'This phone number or e-mail is in use',
    SETUP_DONE: 'Rondo is set up already. Sign in',
    PASSWORD_WEAK: 'Use 8–16 characters with letters and digits',
    CODE_WRONG: 'The code is wrong or no longer valid',
    CODE_TOO_SOON: 'Ask for another code in {seconds} {seconds|second|seconds}',
    CODE_TOO_MANY: 'Too many codes were asked for; try again in an hour',
    PASS_OVER: 'This sign-in was used already or took too long; please sign in again',
    REGISTRATION_CLOSED: 'Companies cannot be registered here; ask the administrator',
    PASSWORD_FIRST: 'Set a password of your own first: whoever issued this one knows it',
    SETUP_KEY_WRONG: 'The set-up key is wrong. The terminal that started Rondo says where it is',
  },
} satisfies Shape<typeof zh>;

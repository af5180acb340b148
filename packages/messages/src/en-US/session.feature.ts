import type { Shape } from '../shape.ts';
import type { sessionFeature as zh } from '../zh-CN/session.feature.ts';

export const sessionFeature = {
  audit: {
    kind: {
      session: 'Sign-in',
    },
    event: {
      session: {
        sign_in: 'signed in',
        sign_out: 'signed out',
        sign_out_elsewhere: 'ended other sessions of',
      },
    },
    field: {
      method: 'Way of signing in',
    },
  },
  error: {
    WRONG_PASSWORD: 'Wrong account or password, {left} {left|try|tries} left',
    LOGIN_LOCKED: 'Too many wrong tries. Try again in {minutes} {minutes|minute|minutes}',
  },
} satisfies Shape<typeof zh>;

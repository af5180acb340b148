import type { Shape } from '../shape.ts';
import type { session as zh } from '../zh-CN/session.ts';

export const session = {
  signIn: 'Sign in',
  signInHint: 'With the phone number or e-mail your company gave you',
  account: 'Phone number or e-mail',
  password: 'Password',
  keep: 'Keep me signed in on this device',
  signingIn: 'Signing in',
  accountNeeded: 'Enter a phone number or e-mail',
  passwordNeeded: 'Enter the password',
  slogan: 'Go round once. Every problem has an owner.',
  sloganHint: 'Inspect, fix, review: every store in one place.',
  ringLabel: 'A day of rounds: each mark is a store and lights up when it has been visited',
  drawing: 'Illustration',
  legend: { done: 'Done', review: 'To review', fix: 'To fix', late: 'Late', open: 'Not started' },
  demo: {
    title: 'Demo accounts',
    hint: 'Choose one to fill it in. The password of all is {password}',
    fill: 'Fill in {name} ({role}, {company})',
  },
  company: {
    title: 'Choose a company',
    hint: 'This account belongs to several companies',
    back: 'Use another account',
  },
  setup: {
    title: 'Set up Rondo',
    hint: 'Create the first company and its owner. This is done once.',
    companyName: 'Company name',
    name: 'Your name',
    again: 'Password again',
    timeZone: 'Time zone',
    submit: 'Create company',
    nameNeeded: 'Enter your name',
  },
} satisfies Shape<typeof zh>;

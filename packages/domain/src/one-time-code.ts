/** What a one-time code is asked for. One sent for one purpose is worth nothing for another. */
export const OPEN_CODE_PURPOSES = ['register', 'sign_in', 'reset_password'] as const;
/** Asked for by somebody signed in; sent to their own phone or address, but `change_contact` to the new one. */
export const OWN_CODE_PURPOSES = [
  'change_contact',
  'offer_ownership',
  'accept_ownership',
  'dissolve',
  'keep_company',
] as const;
const CODE_PURPOSES = [...OPEN_CODE_PURPOSES, ...OWN_CODE_PURPOSES] as const;
export type CodePurpose = (typeof CODE_PURPOSES)[number];

/**
 * 6 digits, good for 5 minutes. One browser or address may try a code 5 times and ask for a new one after 60 s, at most 10 an
 * hour for a purpose (product 23). All others together have `strangerTries` at a code and `perHourAll` requests to a target:
 * far beyond what somebody needs, and not enough to guess with.
 */
export const ONE_TIME_CODE = {
  digits: 6,
  minutes: 5,
  tries: 5,
  strangerTries: 20,
  resendS: 60,
  perHour: 10,
  perHourAll: 60,
} as const;

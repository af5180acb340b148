import type { Shape } from '../shape.ts';
import type { delivery as zh } from '../zh-CN/delivery.ts';

export const delivery = {
  code: {
    subject: 'Rondo code {code}',
    text: 'Your code is {code}. It is good for {minutes} minutes and for one use.\n\nIt is to {purpose}.\n\nWas this not you? Ignore this mail and tell nobody the code.',
    sms: 'Code {code}, good for {minutes} minutes, to {purpose}. Tell nobody.',
  },
  invite: {
    subject: '{company} invites you to Rondo',
    text: '{by} added you to {company}.\n\nOpen {url} and sign in with a code sent to this address or number; then set a password of your own.',
    sms: '{by} invites you to {company}: open {url} and sign in with a code.',
  },
  application_approved: {
    subject: '{company} accepted your application',
    text: 'You are a member of {company} now.\n\nOpen {url} to sign in.',
    sms: '{company} accepted your application: open {url} to sign in.',
  },
  application_refused: {
    subject: '{company} did not accept your application',
    text: '{company} did not accept your application.\n\nReason: {reason}',
    sms: '{company} did not accept your application: {reason}',
  },
  contact_changed: {
    subject: 'Your sign-in has changed',
    text: 'On {time} your sign-in to Rondo was changed to {account}.\n\nWas this not you? Tell your administrator at once.',
    sms: 'Your Rondo sign-in is now {account}. Not you? Tell your administrator.',
  },
  password_changed: {
    subject: 'Your password has changed',
    text: 'On {time} your password in Rondo was changed; other devices were signed out.\n\nWas this not you? Set a new one with a code at once.',
    sms: 'Your Rondo password was changed. Not you? Set a new one at once.',
  },
  dissolution_started: {
    subject: '{company} is being dissolved',
    text: '{by} started it: {company} ends on {time}, and all its data will be deleted.\n\nThe owner can take it back until then.',
    sms: '{company} ends on {time}; its owner can take it back until then.',
  },
  dissolution_taken_back: {
    subject: '{company} is no longer being dissolved',
    text: '{by} took it back: {company} goes on as before, with all its data.',
    sms: '{company} is no longer being dissolved and goes on as before.',
  },
  company_ended: {
    subject: 'Certificate of deletion for {company}',
    text: 'All data of {company} was deleted on {time}.\n\nCertificate: {number}\n\n{table}',
    sms: 'All data of {company} was deleted. Certificate {number}.',
  },
  report: { subject: '{subject}', text: '{text}', sms: '{subject}' },
  messages: { subject: '{subject}', text: '{text}', sms: '{subject}' },
  purpose: {
    register: 'register',
    sign_in: 'sign in',
    reset_password: 'set a new password',
    change_contact: 'change your phone or e-mail',
    offer_ownership: 'transfer the company',
    accept_ownership: 'take the company over',
    dissolve: 'dissolve the company',
    keep_company: 'keep the company',
  },
} satisfies Shape<typeof zh>;

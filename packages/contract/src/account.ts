import { INDUSTRIES } from '@rondo/domain/company';
import { LANGUAGES } from '@rondo/domain/language';
import { LIMIT } from '@rondo/domain/limit';
import { OPEN_CODE_PURPOSES, OWN_CODE_PURPOSES } from '@rondo/domain/one-time-code';
import { z } from 'zod';
import { endpoint, open, signedIn } from './kit/endpoint.ts';
import { done, id, line, text } from './kit/shapes.ts';
import { applicationStatus, enterAnswer, signedInAnswer } from './session.ts';

/** Rules of domain/password; the server names each one that is broken. */
const password = z.string().max(LIMIT.sent.password);
/** Phone or e-mail, as a person types it. */
const account = line(LIMIT.sent.account);
const code = z.string().trim().max(LIMIT.sent.code);
/** Proof of who somebody is before they are in a company: 10 minutes, from signing in or registering. */
const pass = z.string().min(1, 'required').max(LIMIT.sent.pass);

/** Where a code went. `local`: no sender is configured, it lies in the local outbox of the machine. */
const sentCode = z.object({
  to: z.string(),
  via: z.enum(['mail', 'sms', 'local']),
  /** Seconds until another one may be asked for. */
  resendInS: z.number().int(),
});

/** How somebody found the company: the link's token, or the code typed by hand. */
const inviteKey = {
  invite: text(LIMIT.sent.invite).default(''),
  companyCode: text(LIMIT.sent.companyCode).default(''),
};

export const accountApi = {
  setup: endpoint({
    method: 'POST',
    path: '/customer/setup',
    needs: open,
    summary:
      'Create the first company and its owner on an installation that never had one, with the key that its start tells; refused ever after.',
    input: z.object({
      /** From the terminal that started Rondo. */
      key: z.string().max(LIMIT.sent.setupKey).default(''),
      companyName: text(LIMIT.name.company).min(1, 'company_name'),
      name: line(LIMIT.name.member),
      account,
      password,
      again: password,
      timeZone: z.string().max(LIMIT.timeZone).default('Asia/Shanghai'),
    }),
    output: signedInAnswer,
    errors: ['SETUP_DONE', 'SETUP_KEY_WRONG', 'INPUT_REFUSED'],
    limit: 'sign_in',
  }),
  sendCode: endpoint({
    method: 'POST',
    path: '/customer/code/send',
    needs: open,
    summary:
      'Send a one-time code to register, sign in or set a new password. Says the same whether the account exists or not.',
    input: z.object({ purpose: z.enum(OPEN_CODE_PURPOSES), account }),
    output: sentCode,
    errors: ['CODE_TOO_SOON', 'CODE_TOO_MANY', 'INPUT_REFUSED'],
    limit: 'sign_in',
  }),
  sendOwnCode: endpoint({
    method: 'POST',
    path: '/customer/code/sendOwn',
    needs: signedIn,
    summary: 'Send a one-time code to the own phone or address; for `change_contact` to the new one in `account`.',
    input: z.object({ purpose: z.enum(OWN_CODE_PURPOSES), account: account.optional() }),
    output: sentCode,
    errors: ['CODE_TOO_SOON', 'CODE_TOO_MANY', 'INPUT_REFUSED', 'FORBIDDEN'],
    limit: 'sign_in',
  }),
  signInByCode: endpoint({
    method: 'POST',
    path: '/customer/login/code',
    needs: open,
    summary: 'Sign in with a one-time code.',
    input: z.object({ account, code, companyId: id.optional(), keep: z.boolean().default(false) }),
    output: enterAnswer,
    errors: ['CODE_WRONG', 'LOGIN_LOCKED'],
    limit: 'sign_in',
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/customer/password/reset',
    needs: open,
    summary: 'Set a new password with a one-time code; every session of the person ends.',
    input: z.object({ account, code, password, again: password }),
    output: done,
    errors: ['CODE_WRONG', 'INPUT_REFUSED'],
    limit: 'sign_in',
  }),
  register: endpoint({
    method: 'POST',
    path: '/customer/register',
    needs: open,
    summary: 'Make an account with a one-time code; what comes next is a company of one’s own, or one to join.',
    input: z.object({
      account,
      code,
      password,
      again: password,
      language: z.enum(LANGUAGES).default('zh-CN'),
    }),
    output: z.object({ pass }),
    errors: ['CODE_WRONG', 'ACCOUNT_TAKEN', 'INPUT_REFUSED', 'REGISTRATION_CLOSED'],
    limit: 'sign_in',
  }),
  /** From a pass to a session: after registering, joining, choosing a company, single sign-on. */
  enter: endpoint({
    method: 'POST',
    path: '/customer/login/enter',
    needs: open,
    summary: 'Enter a company with a pass; names the companies to choose from where there are several.',
    input: z.object({
      pass,
      companyId: id.optional(),
      /** What this browser kept when it left for single sign-on: a pass from there is good with it alone. */
      browser: z.string().max(LIMIT.sent.browser).optional(),
    }),
    output: enterAnswer,
    errors: ['PASS_OVER', 'MEMBER_NOT_FOUND'],
    limit: 'sign_in',
  }),
  pass: endpoint({
    method: 'POST',
    path: '/customer/account/pass',
    needs: signedIn,
    summary: 'A pass for the signed-in person, to join or register another company.',
    input: z.object({}),
    output: z.object({ pass }),
  }),
  registerCompany: endpoint({
    method: 'POST',
    path: '/customer/company/register',
    needs: open,
    summary: 'Register a company and become its owner.',
    input: z.object({
      pass,
      companyName: text(LIMIT.name.company).min(1, 'company_name'),
      name: line(LIMIT.name.member),
      industry: z.enum(INDUSTRIES).default('other'),
      timeZone: z.string().max(LIMIT.timeZone).default('Asia/Shanghai'),
    }),
    output: signedInAnswer,
    errors: ['PASS_OVER', 'REGISTRATION_CLOSED', 'INPUT_REFUSED'],
    limit: 'sign_in',
  }),
  lookInvite: endpoint({
    method: 'POST',
    path: '/customer/invite/look',
    needs: open,
    summary: 'Which company a link or code leads to.',
    input: z.object(inviteKey),
    output: z.object({ companyName: z.string(), needsApproval: z.boolean() }),
    errors: ['INVITE_OVER'],
    limit: 'sign_in',
  }),
  join: endpoint({
    method: 'POST',
    path: '/customer/invite/join',
    needs: open,
    summary: 'Ask to join the company of a link or code; without approval the person is a member at once.',
    input: z.object({
      pass,
      ...inviteKey,
      /** The member who passed the link on. */
      by: id.optional(),
      name: line(LIMIT.name.member),
      message: text(LIMIT.text.reason).default(''),
    }),
    output: z.object({ state: z.enum(['pending', 'joined']), companyId: id }),
    errors: ['PASS_OVER', 'INVITE_OVER', 'ALREADY_MEMBER', 'ALREADY_APPLIED'],
    limit: 'sign_in',
  }),
  myApplications: endpoint({
    method: 'POST',
    path: '/customer/invite/mine',
    needs: open,
    summary: 'The own applications to join, newest first.',
    input: z.object({ pass }),
    output: z.array(applicationStatus),
    errors: ['PASS_OVER'],
    limit: 'sign_in',
  }),
  withdrawApplication: endpoint({
    method: 'POST',
    path: '/customer/invite/withdraw',
    needs: open,
    summary: 'Take the own application back.',
    input: z.object({ pass, id, companyId: id }),
    output: done,
    errors: ['PASS_OVER', 'NOT_FOUND', 'APPLICATION_DECIDED'],
    limit: 'sign_in',
  }),
  changeContact: endpoint({
    method: 'POST',
    path: '/customer/account/contact',
    needs: signedIn,
    summary:
      'Change or add the own phone or e-mail, with the password and a code that was sent to the new one; the old one is told.',
    input: z.object({ account, code, password: z.string().max(LIMIT.sent.password) }),
    output: z.object({ mobile: z.string().nullable(), mail: z.string().nullable() }),
    errors: ['CODE_WRONG', 'ACCOUNT_TAKEN', 'WRONG_PASSWORD', 'INPUT_REFUSED'],
    limit: 'sign_in',
  }),
  setFirstPassword: endpoint({
    method: 'POST',
    path: '/customer/password/first',
    needs: signedIn,
    beforePassword: true,
    summary: 'Set a password of one’s own where there is none yet, or one that was issued.',
    input: z.object({ password, again: password }),
    output: done,
    errors: ['INPUT_REFUSED', 'MOVE_NOT_ALLOWED'],
    limit: 'sign_in',
  }),
};

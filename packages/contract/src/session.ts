import { APPLICATION_STATES } from '@rondo/domain/application';
import { COMPANY_STATES } from '@rondo/domain/company';
import { LANGUAGES } from '@rondo/domain/language';
import { LIMIT } from '@rondo/domain/limit';
import type { MenuNode } from '@rondo/domain/permission';
import { z } from 'zod';
import { endpoint, open, signedIn } from './kit/endpoint.ts';
import { done, id, instant, line, text } from './kit/shapes.ts';
import { ENVIRONMENTS, welcomeRoute } from './session-welcome-route.ts';
import { meRoute } from './start-routes.ts';

/** A node of the permission tree, nested as deep as it comes (section 3). */
const menuNode: z.ZodType<MenuNode> = z.lazy(() => z.object({ code: z.string(), children: z.array(menuNode) }));

const onOff = z.union([z.literal(0), z.literal(1)]);

/** The logged-in user info of section 3, spelled as it is there, and what the shell needs beside it. */
const staffInfo = z.object({
  id,
  companyId: id,
  companyName: z.string(),
  name: z.string(),
  mobile: z.string().nullable(),
  mail: z.string().nullable(),
  /** 1: registered by phone, 2: by e-mail. */
  registerType: z.union([z.literal(1), z.literal(2)]),
  menuList: z.array(menuNode),
  watermark: onOff,
  watermarkDate: onOff,
  watermarkName: onOff,
  watermarkAccount: onOff,
  language: z.enum(LANGUAGES),
  timeZone: z.string(),
  isOwner: z.boolean(),
  isAdmin: z.boolean(),
  roles: z.array(z.string()),
  /** The other companies this person may sign in to. */
  companies: z.array(z.object({ companyId: id, name: z.string() })),
  isDemo: z.boolean(),
  /** A sample company is loaded into this one (product 24). */
  hasSample: z.boolean(),
  /** Path of the company's logo for `/cos/redirectUrl{path}`. */
  companyLogo: z.string().nullable(),
  companyState: z.enum(COMPANY_STATES),
  /** While dissolving: when the company ends. */
  dissolveAt: instant.nullable(),
  /** Signed in with a code or an issued password: a password of their own is still to be set. */
  needsPassword: z.boolean(),
  /** The password was issued by somebody else: nothing else is open before it is replaced. */
  mustSetPassword: z.boolean(),
  /** Changes of the own access that were not read yet. */
  accessNews: z.number().int(),
  /** The brand of this host where it has one of its own: title, and address of a picture or a data: URL. */
  brandTitle: z.string().nullable().default(null),
  brandLogo: z.string().nullable().default(null),
});
export type StaffInfo = z.output<typeof staffInfo>;

/** Rules of domain/password; the server names each one that is broken. */
const password = z.string().max(LIMIT.sent.password);

export const signedInAnswer = z.object({ token: z.string(), id, companyId: id });
/** `pass` enters the chosen one without the password again. */
const chooseCompany = z.object({
  companies: z.array(z.object({ companyId: id, name: z.string() })),
  pass: z.string(),
});
/** An application to join, as the applicant sees it. */
export const applicationStatus = z.object({
  id,
  companyId: id,
  companyName: z.string(),
  state: z.enum(APPLICATION_STATES),
  createdAt: instant,
  refuseReason: z.string().nullable(),
});
/** A company somebody belonged to: it was dissolved, they are suspended there, or they have left. */
const closedCompany = z.object({ name: z.string(), why: z.enum(['dissolved', 'disabled', 'resigned']) });
export type ClosedCompany = z.output<typeof closedCompany>;

/**
 * Right password, but no company to enter: what was applied for, the companies of theirs that are closed to them and why,
 * and a pass to join or register one.
 */
const noCompany = z.object({
  applications: z.array(applicationStatus),
  closed: z.array(closedCompany),
  pass: z.string(),
});
/** What follows a proof of identity. */
export const enterAnswer = z.union([signedInAnswer, chooseCompany, noCompany]);
export type EnterAnswer = z.output<typeof enterAnswer>;

export const sessionApi = {
  signIn: endpoint({
    method: 'POST',
    path: '/customer/login/password',
    needs: open,
    summary:
      'Sign in with phone or e-mail and password; names the companies to choose from where a person has several.',
    input: z.object({
      account: line(LIMIT.sent.account),
      password: z.string().min(1, 'required').max(LIMIT.sent.password),
      companyId: id.optional(),
      keep: z.boolean().default(false),
    }),
    output: enterAnswer,
    errors: ['WRONG_PASSWORD', 'LOGIN_LOCKED'],
    limit: 'sign_in',
  }),
  signOut: endpoint({
    method: 'POST',
    path: '/customer/login/out',
    needs: signedIn,
    beforePassword: true,
    summary: 'End this session.',
    input: z.object({}),
    output: done,
  }),
  me: endpoint({
    ...meRoute,
    summary: 'The signed-in member: company, name, permission tree, watermark.',
    input: z.object({ trace: text(LIMIT.sent.trace).optional() }),
    output: staffInfo,
  }),
  list: endpoint({
    method: 'GET',
    path: '/customer/session/list',
    needs: signedIn,
    summary: 'The live sessions of the signed-in person, this one first.',
    input: z.object({}),
    output: z.array(
      z.object({
        id,
        companyName: z.string(),
        device: z.string(),
        ip: z.string(),
        createdAt: instant,
        lastSeenAt: instant,
        isThis: z.boolean(),
      }),
    ),
  }),
  endOthers: endpoint({
    method: 'POST',
    path: '/customer/session/endOthers',
    needs: signedIn,
    summary: 'Sign out everywhere else.',
    input: z.object({}),
    output: z.object({ ended: z.number().int() }),
  }),
  endAll: endpoint({
    method: 'POST',
    path: '/customer/session/endAll',
    needs: signedIn,
    summary: 'Sign out everywhere, here too.',
    input: z.object({}),
    output: z.object({ ended: z.number().int() }),
  }),
  end: endpoint({
    method: 'DELETE',
    path: '/customer/session',
    needs: signedIn,
    summary: 'End one session of the signed-in person.',
    input: z.object({ id }),
    output: done,
    errors: ['NOT_FOUND'],
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/customer/password/change',
    needs: signedIn,
    summary: 'Change the own password; ends every other session.',
    input: z.object({
      current: z.string().min(1, 'required').max(LIMIT.sent.password),
      next: password,
      again: password,
    }),
    output: done,
    errors: ['WRONG_PASSWORD', 'INPUT_REFUSED'],
    limit: 'sign_in',
  }),
  setLanguage: endpoint({
    method: 'POST',
    path: '/customer/language',
    needs: signedIn,
    beforePassword: true,
    summary: 'Store the language of the signed-in person.',
    input: z.object({ language: z.enum(LANGUAGES) }),
    output: done,
  }),
  /** What the sign-in page shows before anyone is known. */
  welcome: endpoint({
    ...welcomeRoute,
    summary:
      'Whether the installation still has to be set up, the brand for this host, and the demo logins while a demo runs.',
    input: z.object({}),
    output: z.object({
      needsSetup: z.boolean(),
      environment: z.enum(ENVIRONMENTS),
      brandTitle: z.string().nullable(),
      /** Whether anyone may register a company of their own. */
      canRegister: z.boolean(),
      /** Name of the provider of single sign-on; null where none is configured. */
      ssoName: z.string().nullable(),
      /** How codes travel; where both are false they lie in the local outbox of the machine. */
      senders: z.object({ mail: z.boolean(), sms: z.boolean() }),
      /** Address of a picture or a data: URL. */
      brandLogo: z.string().nullable(),
      demo: z
        .object({
          password: z.string(),
          accounts: z.array(
            z.object({ account: z.string(), name: z.string(), role: z.string(), companyName: z.string() }),
          ),
        })
        .nullable(),
    }),
  }),
};

/** The pages of preferences that belong to a member and follow them to other devices. */
export const preferenceApi = {
  get: endpoint({
    method: 'GET',
    path: '/customer/preference',
    needs: signedIn,
    summary: 'What the member set for a page; null when nothing.',
    input: z.object({ key: line(LIMIT.sent.preferenceKey) }),
    output: z.object({ value: z.unknown().nullable() }),
    silent: true,
  }),
  columns: endpoint({
    method: 'GET',
    path: '/customer/preference/columns',
    needs: signedIn,
    atStart: true,
    summary: 'The columns that the member chose for lists, by the name of the list.',
    input: z.object({}),
    output: z.record(z.string(), z.unknown()),
    silent: true,
  }),
  put: endpoint({
    method: 'PUT',
    path: '/customer/preference',
    needs: signedIn,
    summary: 'Set it.',
    input: z.object({ key: line(LIMIT.sent.preferenceKey), value: z.json() }),
    output: done,
    silent: true,
  }),
};

import { LIMIT } from '@rondo/domain/limit';
import { CHANNELS, OWN_SENDER_KINDS, SENDER_KINDS, SMS_METHODS } from '@rondo/domain/sender';
import { z } from 'zod';
import { anyOf, endpoint, signedIn } from './kit/endpoint.ts';
import { listOf, paging } from './kit/page.ts';
import { done, id, instant, line, many, requestId, rev, text } from './kit/shapes.ts';

const { sender: limit } = LIMIT;

/** An address as it is typed; whether it may be reached is looked at when it is kept, and again whenever something is sent. */
const address = text(limit.address).refine((s) => s === '' || /^https?:\/\/\S+$/i.test(s), { message: 'web_address' });
const headerName = line(limit.headerName).regex(/^[A-Za-z0-9-]+$/, 'header_name');

/** How text messages are asked for; names of headers, whose values are kept to the server. */
const request = z.object({
  method: z.enum(SMS_METHODS),
  body: text(limit.body),
  headers: z.array(headerName).max(limit.headers),
});

const failure = z.object({ at: instant, reason: z.string() });

export const senderRow = z.object({
  id,
  kind: z.enum(SENDER_KINDS),
  name: z.string(),
  /** Where it goes, without what is secret in it. */
  shown: z.string(),
  hasSecret: z.boolean(),
  /** Of text messages alone. */
  request: request.nullable(),
  /** Members may choose it for their own messages. */
  isOpen: z.boolean(),
  lastFailure: failure.nullable(),
  rev: z.number().int(),
});
export type SenderRow = z.output<typeof senderRow>;

/** What is secret is sent when it is new; empty leaves it as it was. */
const fields = {
  name: line(limit.name),
  url: address,
  secret: text(limit.secret).default(''),
  /** Of text messages alone. */
  method: z.enum(SMS_METHODS).default('POST'),
  body: text(limit.body).default(''),
  headers: z
    .array(z.object({ name: headerName, value: text(limit.headerValue) }))
    .max(limit.headers)
    .refine((all) => new Set(all.map(({ name }) => name.toLowerCase())).size === all.length, { message: 'twice' })
    .default([]),
  isOpen: z.boolean().default(false),
};

/** What came back of a test. `told`: in the words of whoever was asked. */
const tested = z.object({ isOk: z.boolean(), told: z.string() });
export type Tested = z.output<typeof tested>;

const setting = anyOf('x_company_setting');
const refusals = ['INPUT_REFUSED', 'SENDER_ADDRESS_REFUSED', 'NO_SECRET_KEY'] as const;

const senderFailure = z.object({
  id,
  at: instant,
  channel: z.enum(CHANNELS),
  sender: z.object({ id, name: z.string() }).nullable(),
  reason: z.string(),
  isTest: z.boolean(),
  /** It is not tried again. */
  isFinal: z.boolean(),
});

export const senderApi = {
  list: endpoint({
    method: 'GET',
    path: '/customer/sender/list',
    needs: setting,
    summary: 'The ways out of the company, and whether the operator set up a mail server and a text message service.',
    input: z.object({}),
    output: z.object({
      mail: z.object({ isSetUp: z.boolean(), from: z.string(), lastFailure: failure.nullable() }),
      sms: z.object({ isSetUp: z.boolean(), lastFailure: failure.nullable() }),
      push: z.object({ browsers: z.number().int(), lastFailure: failure.nullable() }),
      senders: z.array(senderRow),
    }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/customer/sender/create',
    needs: setting,
    summary: 'Add a text message service, a robot or a webhook of the company.',
    input: z.object({ kind: z.enum(SENDER_KINDS), ...fields, requestId }),
    output: z.object({ id }),
    errors: [...refusals, 'SENDER_MANY'],
  }),
  edit: endpoint({
    method: 'PUT',
    path: '/customer/sender/update',
    needs: setting,
    summary: 'Change a way out of the company; an empty address, secret or value of a header stays as it was.',
    input: z.object({ id, rev, ...fields }),
    output: z.object({ rev: z.number().int() }),
    errors: [...refusals, 'NOT_FOUND', 'STALE'],
  }),
  test: endpoint({
    method: 'POST',
    path: '/customer/sender/test',
    needs: setting,
    summary:
      'Send a test now and tell what came back: by a way out of the company, or to the caller by the mail server or the text message service that messages go by.',
    input: z.union([z.object({ id }), z.object({ channel: z.enum(['mail', 'sms']) })]),
    output: tested,
    errors: ['NOT_FOUND', 'NO_SENDER'],
    limit: 'sign_in',
  }),
  failures: endpoint({
    method: 'GET',
    path: '/customer/sender/failure/list',
    needs: setting,
    summary: 'Tries that failed, newest first, for 30 days.',
    input: z.object({ ...paging, channel: many(z.enum(CHANNELS)).optional(), senderId: many(id).optional() }),
    output: listOf(senderFailure),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/customer/sender',
    needs: setting,
    summary: 'Remove a way out of the company; what waits for it does not leave.',
    input: z.object({ id }),
    output: done,
    errors: ['NOT_FOUND'],
  }),
  saveOwn: endpoint({
    method: 'PUT',
    path: '/customer/sender/own/save',
    needs: signedIn,
    summary: 'Keep the own robot or webhook, one of each kind; an empty address or secret stays as it was.',
    input: z.object({ kind: z.enum(OWN_SENDER_KINDS), name: fields.name, url: fields.url, secret: fields.secret }),
    output: z.object({ id }),
    errors: refusals,
  }),
  testOwn: endpoint({
    method: 'POST',
    path: '/customer/sender/own/test',
    needs: signedIn,
    summary: 'Send a test to the own robot or webhook and tell what came back.',
    input: z.object({ id }),
    output: tested,
    errors: ['NOT_FOUND'],
    limit: 'sign_in',
  }),
  removeOwn: endpoint({
    method: 'DELETE',
    path: '/customer/sender/own',
    needs: signedIn,
    summary: 'Remove the own robot or webhook.',
    input: z.object({ id }),
    output: done,
    errors: ['NOT_FOUND'],
  }),
  addBrowser: endpoint({
    method: 'POST',
    path: '/customer/sender/browser/create',
    needs: signedIn,
    summary:
      'This browser is told while no page is open (Web Push), as long as the session lasts. The address and both keys are those of its subscription.',
    input: z.object({
      endpoint: text(limit.address).regex(/^https?:\/\/\S+$/i, 'web_address'),
      p256dh: z
        .string()
        .regex(/^[\w-]{80,}=*$/, 'invalid')
        .max(limit.browserKey),
      auth: z
        .string()
        .regex(/^[\w-]{20,}=*$/, 'invalid')
        .max(limit.browserKey),
    }),
    output: z.object({ id }),
    errors: ['INPUT_REFUSED', 'SENDER_ADDRESS_REFUSED'],
  }),
  removeBrowser: endpoint({
    method: 'DELETE',
    path: '/customer/sender/browser',
    needs: signedIn,
    summary: 'A browser of the caller is told no more while no page is open.',
    input: z.object({ id }),
    output: done,
    errors: ['NOT_FOUND'],
  }),
};

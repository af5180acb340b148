import { type Brought, inOrder } from '@rondo/domain/brought';
import { FEATURES } from '@rondo/domain/features.gen';
import { LIMIT } from '@rondo/domain/limit';
import { MESSAGE_CATEGORIES } from '@rondo/domain/live';
import { MAIL_PACES } from '@rondo/domain/message-alert';
import { MESSAGE_KINDS, MESSAGE_REASONS } from '@rondo/domain/message-kind';
import { z } from 'zod';
import { endpoint, open, signedIn } from './kit/endpoint.ts';
import { listOf, paging } from './kit/page.ts';
import { clockTime, day, done, flag, id, instant, many } from './kit/shapes.ts';

/** Kinds of objects that a message opens. */
export const OBJECT_KINDS = inOrder(
  ['task', 'rectification', 'record'],
  FEATURES.flatMap((feature): readonly Brought<'objectKinds'>[number][] =>
    'objectKinds' in feature ? feature.objectKinds : [],
  ),
);

/** A kind of messages as somebody gets it: what is muted and told again. */
const muteKey = { kind: z.enum(MESSAGE_KINDS), reason: z.enum(MESSAGE_REASONS) };
const mute = z.object(muteKey);
export type Mute = z.output<typeof mute>;

/** How somebody is told beside the message centre; what is not named there is told nowhere else. */
const alerts = {
  mail: z
    .array(z.object({ category: z.enum(MESSAGE_CATEGORIES), pace: z.enum(MAIL_PACES) }))
    .max(MESSAGE_CATEGORIES.length)
    .refine((all) => new Set(all.map(({ category }) => category)).size === all.length, { message: 'twice' }),
  /** Categories that the browser tells of while nobody looks at the pages. */
  browser: z.array(z.enum(MESSAGE_CATEGORIES)).max(MESSAGE_CATEGORIES.length),
  /** Times of the company in which neither mail nor browser tells; may pass midnight. */
  quiet: z
    .object({ from: clockTime, to: clockTime })
    .refine(({ from, to }) => from !== to, { message: 'quiet_hours', path: ['to'] })
    .nullable(),
};
export type Alerts = z.output<z.ZodObject<typeof alerts>>;

/** What became of the mail of a message: it waits, went out, lies in the outbox of a machine without a mail server, or why it did not leave. */
export const MAIL_FATES = ['waiting', 'sent', 'local', 'failed', 'read', 'no_address', 'off'] as const;

/** A message in the reader's language, with the object it opens. */
export const message = z.object({
  id,
  category: z.enum(MESSAGE_CATEGORIES),
  title: z.string(),
  body: z.string(),
  /** Why the reader got it, as a sentence. */
  reason: z.string(),
  objectKind: z.enum(OBJECT_KINDS).nullable(),
  objectId: id.nullable(),
  /** Where it leads, below the base path, when it is about no single object. */
  page: z.string().nullable(),
  shopName: z.string().nullable(),
  createdAt: instant,
  readAt: instant.nullable(),
  /** What muting it mutes, and whether it is; `null` where the reader has to act or it concerns the company. */
  mute: z.object({ ...muteKey, isMuted: z.boolean() }).nullable(),
  /** Its mail, where its reader wanted one; `at`: when it left or did not, of what waits when it will. */
  mail: z
    .object({ fate: z.enum(MAIL_FATES), at: instant })
    .nullable()
    .default(null),
});
export type Message = z.output<typeof message>;

export const messageApi = {
  categories: endpoint({
    method: 'GET',
    path: '/push/messageCenter/category/list',
    needs: signedIn,
    summary: 'The message categories, each with how many are unread.',
    input: z.object({}),
    output: z.array(z.object({ category: z.enum(MESSAGE_CATEGORIES), unReadCount: z.number().int() })),
    silent: true,
  }),
  list: endpoint({
    method: 'GET',
    path: '/push/messageCenter/message/list',
    needs: signedIn,
    summary: 'The own messages, newest first; `from` and `to` are days of the company.',
    input: z.object({
      ...paging,
      category: many(z.enum(MESSAGE_CATEGORIES)).optional(),
      unread: flag.optional(),
      from: day.optional(),
      to: day.optional(),
      shopId: many(id).optional(),
    }),
    output: listOf(message),
  }),
  read: endpoint({
    method: 'POST',
    path: '/push/messageCenter/message/read',
    needs: signedIn,
    summary: 'Mark messages read: by id, by category, or all.',
    input: z.object({
      ids: z.array(id).max(LIMIT.message.batch).optional(),
      category: z.enum(MESSAGE_CATEGORIES).optional(),
      all: z.boolean().optional(),
    }),
    output: z.object({ read: z.number().int() }),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/push/messageCenter/message',
    needs: signedIn,
    summary: 'Delete the own copy of a message.',
    input: z.object({ id }),
    output: done,
    errors: ['NOT_FOUND'],
  }),
  mutes: endpoint({
    method: 'GET',
    path: '/push/messageCenter/mute/list',
    needs: signedIn,
    summary: 'The kinds of messages the reader muted, the last one first.',
    input: z.object({}),
    output: z.array(mute),
  }),
  mute: endpoint({
    method: 'POST',
    path: '/push/messageCenter/mute',
    needs: signedIn,
    summary: 'Mute a kind of messages, or tell of it again. Muted ones still come, as read and without a push.',
    input: z.object({ ...muteKey, isMuted: z.boolean() }),
    output: done,
    errors: ['INPUT_REFUSED'],
  }),
  alerts: endpoint({
    method: 'GET',
    path: '/push/messageCenter/alert',
    needs: signedIn,
    summary:
      'How the reader is told beside the message centre. `address`: where mails go, once it is proved; `hasMailServer`: whether they leave this machine.',
    input: z.object({}),
    output: z.object({ ...alerts, address: z.string().nullable(), hasMailServer: z.boolean() }),
  }),
  setAlerts: endpoint({
    method: 'PUT',
    path: '/push/messageCenter/alert',
    needs: signedIn,
    summary:
      'Choose how to be told beside the message centre: of categories by mail, at once or together, and by the browser; not in quiet hours. What is not named stays as it was.',
    input: z.object({
      mail: alerts.mail.default([]),
      browser: z
        .array(z.object({ category: z.enum(MESSAGE_CATEGORIES), isOn: z.boolean() }))
        .max(MESSAGE_CATEGORIES.length)
        .default([]),
      quiet: alerts.quiet.optional(),
    }),
    output: done,
    errors: ['INPUT_REFUSED'],
  }),
  ticket: endpoint({
    method: 'POST',
    path: '/push/stream/ticket',
    needs: signedIn,
    summary: 'A one-use ticket, good for 60 s, to open the event stream; `url` is where.',
    input: z.object({}),
    output: z.object({ ticket: z.string(), url: z.string() }),
    silent: true,
  }),
  /** Server-sent events: `message` (a Message), `counters` (something changed: ask again), `access` (the own permissions changed: read the user info again), `session` (over). `Last-Event-ID` resumes. */
  stream: endpoint({
    method: 'GET',
    path: '/push/stream',
    needs: open,
    summary:
      'The event stream; the ticket is the key. `readMsAgo`: how long ago the page began to read, ms: only what came since is told at once, without it everything.',
    input: z.object({
      ticket: z.string().max(LIMIT.sent.ticket),
      readMsAgo: z.coerce.number().int().min(0).max(LIMIT.wholeNumber).optional(),
    }),
    output: z.unknown(),
    raw: true,
  }),
};

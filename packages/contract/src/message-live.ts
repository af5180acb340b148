import { type Brought, inOrder } from '@rondo/domain/brought';
import { FEATURES } from '@rondo/domain/features.gen';
import { MESSAGE_CATEGORIES } from '@rondo/domain/live';
import { MUTE_KINDS, MUTE_REASONS } from '@rondo/domain/message-mute';
import { CHANNELS } from '@rondo/domain/sender';
import { z } from 'zod';
import { endpoint, signedIn } from './kit/endpoint.ts';
import { id, instant } from './kit/shapes.ts';

/** Kinds of objects that a message opens. */
export const OBJECT_KINDS = inOrder(
  ['task', 'rectification', 'record'],
  FEATURES.flatMap((feature): readonly Brought<'objectKinds'>[number][] =>
    'objectKinds' in feature ? feature.objectKinds : [],
  ),
);

/** A kind of messages as somebody gets it: what is muted and told again. */
export const muteKey = { kind: z.enum(MUTE_KINDS), reason: z.enum(MUTE_REASONS) };

/** What became of a message on a channel: it waits, went out, lies in the outbox of a machine without a sender, or why it did not leave. */
export const SENDING_FATES = ['waiting', 'sent', 'local', 'failed', 'read', 'no_address', 'off'] as const;

export const sending = z.object({
  channel: z.enum(CHANNELS),
  fate: z.enum(SENDING_FATES),
  at: instant,
  tries: z.number().int(),
  /** Why the last try failed. */
  error: z.string().nullable(),
});
export type Sending = z.output<typeof sending>;

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
  /** It waits for no quiet hours. */
  isUrgent: z.boolean(),
  /** What muting it mutes, and whether it is; `null` where the reader has to act or it concerns the company. */
  mute: z.object({ ...muteKey, isMuted: z.boolean() }).nullable(),
  /** What became of it on each channel that its reader wanted; `at`: when it left or did not, of what waits when it will. */
  sendings: z.array(sending).default([]),
});
export type Message = z.output<typeof message>;

/** `messageApi.categories`, for the frame around the pages. */
export const messageCategories = endpoint({
  method: 'GET',
  path: '/push/messageCenter/category/list',
  needs: signedIn,
  atStart: true,
  summary: 'The message categories, each with how many are unread.',
  input: z.object({}),
  output: z.array(z.object({ category: z.enum(MESSAGE_CATEGORIES), unReadCount: z.number().int() })),
  silent: true,
});

/** `messageApi.ticket`, for the same. */
export const messageTicket = endpoint({
  method: 'POST',
  path: '/push/stream/ticket',
  needs: signedIn,
  atStart: true,
  summary: 'A one-use ticket, good for 60 s, to open the event stream; `url` is where.',
  input: z.object({}),
  output: z.object({ ticket: z.string(), url: z.string() }),
  silent: true,
});

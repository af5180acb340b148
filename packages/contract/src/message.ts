import { LIMIT } from '@rondo/domain/limit';
import { MESSAGE_CATEGORIES } from '@rondo/domain/live';
import { ALERT_PACES } from '@rondo/domain/message-alert';
import { CHANNELS, OWN_SENDER_KINDS } from '@rondo/domain/sender';
import { z } from 'zod';
import { endpoint, open, signedIn } from './kit/endpoint.ts';
import { listOf, paging } from './kit/page.ts';
import { clockTime, day, done, flag, id, instant, many } from './kit/shapes.ts';
import { message, messageCategories, messageTicket, muteKey } from './message-live.ts';

const mute = z.object(muteKey);
export type Mute = z.output<typeof mute>;

/** How soon a category is told by a channel. */
const pace = z.object({
  channel: z.enum(CHANNELS),
  category: z.enum(MESSAGE_CATEGORIES),
  pace: z.enum(ALERT_PACES),
});
export type ChannelPace = z.output<typeof pace>;

/** How somebody is told beside the message centre; what is not named there is told nowhere else. */
const alerts = {
  paces: z
    .array(pace)
    .max(MESSAGE_CATEGORIES.length * CHANNELS.length)
    .refine((all) => new Set(all.map((one) => `${one.channel} ${one.category}`)).size === all.length, {
      message: 'twice',
    }),
  /** Categories that the browser tells of while nobody looks at the pages. */
  browser: z.array(z.enum(MESSAGE_CATEGORIES)).max(MESSAGE_CATEGORIES.length),
  /** The robot and the webhook that were chosen: one's own, or one of the company's. */
  robotId: id.nullable(),
  webhookId: id.nullable(),
  /** Times of the company in which nothing but the message centre tells; may pass midnight. */
  quiet: z
    .object({ from: clockTime, to: clockTime })
    .refine(({ from, to }) => from !== to, { message: 'quiet_hours', path: ['to'] })
    .nullable(),
};
export type Alerts = z.output<z.ZodObject<typeof alerts>>;

/** What a member may choose to be told by. */
const way = z.object({ id, kind: z.enum(OWN_SENDER_KINDS), name: z.string(), shown: z.string(), isOwn: z.boolean() });
export type AlertWay = z.output<typeof way>;

/** What there is to be told by. */
const ways = z.object({
  /** Where mails go, once it is proved; `hasMailServer`: whether they leave this machine. */
  address: z.string().nullable(),
  hasMailServer: z.boolean(),
  /** Where text messages go, once it is proved; `hasSms`: whether anybody sends them. */
  mobile: z.string().nullable(),
  hasSms: z.boolean(),
  /** Robots and webhooks: the own ones, and those that the company opened to its members. */
  senders: z.array(way),
  /** The public key for subscriptions to pushes, base64url, and the browsers that are told while no page is open. */
  pushKey: z.string(),
  browsers: z.array(z.object({ id, device: z.string(), since: instant, isThis: z.boolean() })),
});
export type AlertWays = z.output<typeof ways>;

export const messageApi = {
  categories: messageCategories,
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
  open: endpoint({
    method: 'POST',
    path: '/push/messageCenter/message/open',
    needs: signedIn,
    summary: 'Open what a message is about: it is read, and counts as opened.',
    input: z.object({ id }),
    output: message,
    errors: ['NOT_FOUND'],
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
    summary: 'How the reader is told beside the message centre, and what there is to be told by.',
    input: z.object({}),
    output: z.object({ ...alerts, ways }),
  }),
  setAlerts: endpoint({
    method: 'PUT',
    path: '/push/messageCenter/alert',
    needs: signedIn,
    summary:
      'Choose how to be told beside the message centre: of categories by each channel, at once or together, and by the browser; not in quiet hours. What is not named stays as it was.',
    input: z.object({
      paces: alerts.paces.default([]),
      robotId: id.nullable().optional(),
      webhookId: id.nullable().optional(),
      browser: z
        .array(z.object({ category: z.enum(MESSAGE_CATEGORIES), isOn: z.boolean() }))
        .max(MESSAGE_CATEGORIES.length)
        .default([]),
      quiet: alerts.quiet.optional(),
    }),
    output: done,
    errors: ['INPUT_REFUSED', 'NOT_FOUND'],
  }),
  ticket: messageTicket,
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

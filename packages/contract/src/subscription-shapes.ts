import { FIGURE_UNITS } from '@rondo/domain/figure-unit';
import { LIMIT } from '@rondo/domain/limit';
import { ROBOT_KINDS } from '@rondo/domain/sender';
import {
  PAUSE_CAUSES,
  RUN_KINDS,
  SKIP_CAUSES,
  SUBSCRIPTION_CHANNELS,
  SUBSCRIPTION_EVENTS,
  SUBSCRIPTION_REPORT_KEYS,
  SUBSCRIPTION_STATES,
  subscriptionDeliveryMachine,
  subscriptionRunMachine,
} from '@rondo/domain/subscription';
import { SUBSCRIPTION_PERIODS } from '@rondo/domain/subscription/period';
import { SUBSCRIPTION_FREQUENCIES, USUAL_TIME } from '@rondo/domain/subscription/schedule';
import { z } from 'zod';
import { clockTime, day, historyEntry, id, instant, line, personRef, text } from './kit/shapes.ts';

const count = z.number().int();

/** When it is sent; `weekday` is of `weekly` (0 = Monday), `monthDay` of `monthly` and `quarterly`, 31 the last day of shorter months. */
const schedule = z.object({
  frequency: z.enum(SUBSCRIPTION_FREQUENCIES),
  weekday: z
    .number()
    .int()
    .min(0)
    .max(LIMIT.weekdays - 1)
    .default(0),
  monthDay: z.number().int().min(1).max(LIMIT.cycle.monthDate).default(1),
  time: clockTime.default(USUAL_TIME),
  startOn: day,
  endOn: day.nullable().default(null),
});

/** What people say about a subscription, beside which list it is of. */
export const subscriptionFields = {
  name: line(LIMIT.name.subscription),
  period: z.enum(SUBSCRIPTION_PERIODS),
  schedule,
  memberIds: z.array(id).max(LIMIT.subscription.members).default([]),
  /** Everybody who has one of these roles when it is sent. */
  roleIds: z.array(id).max(LIMIT.subscription.roles).default([]),
  /** Robots of chats: each is told the figures that the owner sees. */
  robotIds: z.array(id).max(LIMIT.subscription.robots).default([]),
  /** Addresses of people who are no members, where the company lets reports go to them: what the owner sees. */
  addresses: z.array(line(LIMIT.subscription.address)).max(LIMIT.subscription.addresses).default([]),
  /** How members are told; robots and addresses have one way each. */
  channels: z.array(z.enum(SUBSCRIPTION_CHANNELS)).min(1, 'required').max(SUBSCRIPTION_CHANNELS.length),
  /** The rows as a spreadsheet, for those recipients who may take them out. */
  withFile: z.boolean(),
  /** Nothing is sent to whom it would tell nothing. */
  skipEmpty: z.boolean(),
  /** Of a list of stores those alone where something changed; the others are counted. */
  onlyChanged: z.boolean().default(false),
};

/** Of which list or page, and its filters as they stand in the query of its endpoint; a period among them is left out. */
export const subscriptionContent = {
  report: z.enum(SUBSCRIPTION_REPORT_KEYS),
  query: text(LIMIT.subscription.query).default(''),
};

export const subscriptionRow = z.object({
  id,
  name: z.string(),
  report: z.enum(SUBSCRIPTION_REPORT_KEYS),
  period: z.enum(SUBSCRIPTION_PERIODS),
  schedule,
  state: z.enum(SUBSCRIPTION_STATES),
  /** Why it is paused. */
  pausedFor: z.enum(PAUSE_CAUSES).nullable(),
  /** When it is sent next. */
  nextAt: instant.nullable(),
  owner: personRef,
  lastRun: z.object({ at: instant, state: z.enum(subscriptionRunMachine.states) }).nullable(),
  /** The reader gets it, and has not said no. */
  isReceived: z.boolean(),
  createdAt: instant,
  rev: count,
});
export type SubscriptionRow = z.output<typeof subscriptionRow>;

export const subscriptionDetail = subscriptionRow.extend({
  query: z.string(),
  /** The filters with what they name. */
  filters: z.array(z.object({ label: z.string(), values: z.array(z.string()) })),
  members: z.array(personRef),
  roles: z.array(personRef),
  robots: z.array(personRef),
  /** Empty for whoever may not manage it. `hasLeft`: its reader said no. */
  addresses: z.array(z.object({ mail: z.string(), hasLeft: z.boolean() })),
  channels: z.array(z.enum(SUBSCRIPTION_CHANNELS)),
  withFile: z.boolean(),
  skipEmpty: z.boolean(),
  onlyChanged: z.boolean(),
  /** Runs that failed one after another, up to now. */
  failures: count,
  /** Recipients who said no. */
  left: z.array(personRef),
  /** Recipients who opened none of the last reports, and how many; empty for whoever may not manage it. */
  unopened: z.array(personRef.extend({ count })),
  /** IANA zone of the company: that of its time. */
  timeZone: z.string(),
  history: z.array(historyEntry),
  /** What the reader may do now: exactly the buttons to show. `leave`: say no to it; `rejoin`: get it again. */
  can: z.object({
    edit: z.boolean(),
    send: z.boolean(),
    events: z.array(z.enum(SUBSCRIPTION_EVENTS)),
    leave: z.boolean(),
    rejoin: z.boolean(),
  }),
});
export type SubscriptionDetail = z.output<typeof subscriptionDetail>;

/** To whom a report can be sent beside members and roles. */
export const subscriptionReceivers = z.object({
  /** Those that the caller may choose: their own, and what the company opened to its members. */
  robots: z.array(personRef.extend({ kind: z.enum(ROBOT_KINDS) })),
  /** The company lets reports go to addresses of people who are no members. */
  mayMailOut: z.boolean(),
});

/** Whether reports may go to addresses of people who are no members. */
export const subscriptionSetting = z.object({ mayMailOut: z.boolean(), rev: count });

/** What one recipient got. */
export const subscriptionDelivery = z.object({
  id,
  /** Null: a robot that was removed since. */
  recipient: z.string().nullable(),
  to: z.enum(['member', 'robot', 'address']),
  state: z.enum(subscriptionDeliveryMachine.states),
  skipped: z.enum(SKIP_CAUSES).nullable(),
  /** Rows of the list in their scope. */
  rows: count.nullable(),
  /** Of the file; null: none was sent along. */
  fileBytes: count.nullable(),
  /** Of the mail, or the post to a robot: waiting to leave, gone, lying in the local outbox, or refused; null: none was sent. */
  mail: z.enum(['queued', 'sent', 'local', 'failed']).nullable(),
  error: z.string().nullable(),
  sentAt: instant.nullable(),
  /** When they opened it. */
  openedAt: instant.nullable(),
  /** Where the reader finds it as it was sent; null: it went to somebody else, or is kept no more. */
  key: z.string().nullable(),
  canResend: z.boolean(),
});
export type SubscriptionDelivery = z.output<typeof subscriptionDelivery>;

export const subscriptionRun = z.object({
  id,
  kind: z.enum(RUN_KINDS),
  dueAt: instant,
  period: z.object({ from: day, to: day }).nullable(),
  state: z.enum(subscriptionRunMachine.states),
  /** Who asked for it, out of turn. */
  by: z.string().nullable(),
  /** How many get it; `deliveries` lists them. */
  recipients: count,
});
export type SubscriptionRun = z.output<typeof subscriptionRun>;

/** A report that was sent to the reader, and is kept as it was. */
export const receivedReport = z.object({
  key: z.string(),
  name: z.string(),
  sentAt: instant,
  period: z.object({ from: day, to: day }).nullable(),
  isOpened: z.boolean(),
});
export type ReceivedReport = z.output<typeof receivedReport>;

const cell = z.union([z.string(), z.number(), z.null()]);

/** Rows as they were when a report was sent. Moments are instants, percent are numbers of 0 to 100. */
const frozenSheet = z.object({
  title: z.string(),
  columns: z.array(
    z.object({ header: z.string(), width: z.number(), kind: z.enum(['text', 'number', 'percent', 'time']) }),
  ),
  rows: z.array(z.array(cell)),
  /** There were more rows than are kept. */
  isCut: z.boolean(),
});
export type FrozenSheet = z.output<typeof frozenSheet>;

/** Rows that a number counts: of which sheet, and where they stand in it. */
const frozenRows = z.object({ sheet: z.string(), at: z.array(count) });

/** A report as it was sent to one recipient: figures with the rows that each of them counts. Kept behind `/fed/api/getSnapshot`. */
export const frozenReport = z.object({
  name: z.string(),
  report: z.enum(SUBSCRIPTION_REPORT_KEYS),
  /** The filters of its page, without the period, as they stand in an address; empty also for what was sent before they were kept. */
  query: z.string().default(''),
  period: z.object({ from: day, to: day }).nullable(),
  sentAt: instant,
  timeZone: z.string(),
  filters: z.array(z.object({ label: z.string(), values: z.array(z.string()) })),
  figures: z.array(
    z.object({
      key: z.string(),
      label: z.string(),
      unit: z.enum(FIGURE_UNITS),
      value: z.number().nullable(),
      /** Of the period before; absent: it is compared with nothing. */
      previous: z.number().nullable().optional(),
      /** What `previous` is compared with, where that is not the whole of `value`: the hours alone that both periods have. */
      base: z.number().nullable().optional(),
      /** It was counted in part: it can only have been more. */
      isLeast: z.boolean().default(false),
      /** Why there is no value, how much of the data it is of, over what it is compared; in the language of its recipient. */
      notes: z.array(z.string()).default([]),
      /** The rows behind it: the sheet, and which of its rows; null: the recipient may not see them. */
      rows: frozenRows.nullable(),
    }),
  ),
  /** Figures of the page that are not among these, for there are too many. */
  moreFigures: count.default(0),
  /** The sheet of the list itself, and how many of its first rows the list has: the others are only counted by figures. */
  list: z.string(),
  listed: count,
  /** Inspected stores that the list leaves out, for nothing changed there; null: it leaves out none. */
  quiet: z.object({ value: count, rows: frozenRows }).nullable().default(null),
  sheets: z.record(z.string(), frozenSheet),
});
export type FrozenReport = z.output<typeof frozenReport>;
/** The kind of such a snapshot. */
export const FROZEN_REPORT = 'subscription.report';

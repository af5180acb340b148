import type { Actor } from './actor.ts';
import { machine } from './machine.ts';
import type { PermissionCode } from './permission.ts';

/** A subscription sends a report again and again, to each recipient over the stores of their own scope (product 20). */
export const SUBSCRIPTION_STATES = ['active', 'paused', 'ended'] as const;
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number];
/** What people do; `fail` (too many runs failed), `leave` (its owner is gone) and `expire` belong to the clock. */
export const SUBSCRIPTION_EVENTS = ['pause', 'resume', 'end'] as const;
export type SubscriptionEvent = (typeof SUBSCRIPTION_EVENTS)[number] | 'fail' | 'leave' | 'expire';

export const subscriptionMachine = machine<SubscriptionState, SubscriptionEvent>(
  {
    active: { pause: 'paused', end: 'ended', fail: 'paused', leave: 'paused', expire: 'ended' },
    paused: { resume: 'active', end: 'ended', expire: 'ended' },
    ended: {},
  },
  ['fail', 'leave', 'expire'],
);

/** Why it is paused. */
export const PAUSE_CAUSES = ['person', 'failures', 'owner'] as const;
export type PauseCause = (typeof PAUSE_CAUSES)[number];

/** One sending of a report: to everybody at its time, to everybody out of turn, or as a test to whoever asked for it. */
export const RUN_KINDS = ['due', 'manual', 'test'] as const;
export type RunKind = (typeof RUN_KINDS)[number];
export const subscriptionRunMachine = machine<'sending' | 'done' | 'failed', 'finish' | 'fail'>(
  {
    sending: { finish: 'done', fail: 'failed' },
    done: {},
    failed: {},
  },
  ['finish', 'fail'],
);

/** What one recipient gets of a run. What was sent is sent again as it was frozen; what could not be made is tried anew. */
export const subscriptionDeliveryMachine = machine<
  'waiting' | 'sent' | 'skipped' | 'failed',
  'send' | 'skip' | 'fail' | 'retry'
>(
  {
    waiting: { send: 'sent', skip: 'skipped', fail: 'failed' },
    sent: { retry: 'waiting' },
    skipped: {},
    failed: { retry: 'waiting' },
  },
  ['send', 'skip', 'fail'],
);

/** Why somebody got nothing: there was nothing to tell, they may not see it, they left, or what it is of was deleted. */
export const SKIP_CAUSES = ['empty', 'no_permission', 'gone', 'no_address', 'owner_gone', 'deleted'] as const;
export type SkipCause = (typeof SKIP_CAUSES)[number];

export const SUBSCRIPTION_CHANNELS = ['in_app', 'mail'] as const;

interface ReportKind {
  /** Where it stands. */
  page: string;
  /** What seeing it asks for; null: nothing. */
  code: PermissionCode | null;
  needsPeriod: boolean;
  /** Its list is one of stores: it can be sent with those alone where something changed. */
  isOfStores: boolean;
  /** Under which name its filters say which one it is of, where there are several: the page of that one stands below `page`. */
  object: 'dashboard' | null;
}

/** The lists and pages that can be subscribed to. */
export const SUBSCRIPTION_REPORTS = {
  statistics: { page: '/inspect/statistics', code: null, needsPeriod: true, isOfStores: true, object: null },
  taskStatistics: { page: '/inspect/taskStatistics', code: null, needsPeriod: true, isOfStores: false, object: null },
  scoreStatistics: { page: '/inspect/scoreStatistics', code: null, needsPeriod: true, isOfStores: false, object: null },
  flowDashboard: {
    ...{ page: '/flow/dashboard', code: 'visitor_statistics', needsPeriod: true },
    ...{ isOfStores: false, object: 'dashboard' },
  },
  records: { page: '/inspect/record', code: 'record_select', needsPeriod: false, isOfStores: false, object: null },
  rectifications: {
    ...{ page: '/inspect/problem', code: 'issue_select', needsPeriod: false },
    ...{ isOfStores: false, object: null },
  },
} as const satisfies Record<string, ReportKind>;
export type SubscriptionReport = keyof typeof SUBSCRIPTION_REPORTS;
export const SUBSCRIPTION_REPORT_KEYS = Object.keys(SUBSCRIPTION_REPORTS) as SubscriptionReport[];

/** Whether somebody may see what a report tells. */
export function maySeeReport({ codes }: Pick<Actor, 'codes'>, report: SubscriptionReport): boolean {
  const { code } = SUBSCRIPTION_REPORTS[report];
  return code === null || codes.has(code);
}

/** What the policy needs to know of one. */
export interface SubscriptionView {
  state: SubscriptionState;
  ownerId: string;
}

/** Its owner, as long as their role lets them subscribe, and administrators. */
const isTheirs = ({ codes, isAdmin, memberId }: Actor, { ownerId }: SubscriptionView): boolean =>
  codes.has('x_report_sub') && (isAdmin || memberId === ownerId);

/** Whether the actor may change it, send it out of turn and read who got what. */
export const mayManageSubscription = (actor: Actor, one: SubscriptionView): boolean => isTheirs(actor, one);

export const mayEditSubscription = (actor: Actor, one: SubscriptionView): boolean =>
  one.state !== 'ended' && isTheirs(actor, one);

/**
 * The events the actor may cause now: exactly the buttons to show. `hasNext`: by its days something is still to be sent; without, it is
 * not resumed but gets other days.
 */
export const subscriptionEvents = (
  actor: Actor,
  one: SubscriptionView,
  hasNext: boolean,
): (typeof SUBSCRIPTION_EVENTS)[number][] =>
  SUBSCRIPTION_EVENTS.filter(
    (event) =>
      subscriptionMachine.after(one.state, event) !== null && (event !== 'resume' || hasNext) && isTheirs(actor, one),
  );

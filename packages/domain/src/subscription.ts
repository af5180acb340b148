import type { Actor } from './actor.ts';
import { machine } from './machine.ts';
import { type LivePath, pageRule } from './page.ts';
import { holds, type PermissionCode } from './permission.ts';
import type { SubscriptionPeriod } from './subscription/period.ts';

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

/**
 * Why somebody got nothing: there was nothing to tell, they may not see it, they left, or what it is of was deleted; a robot is not its
 * owner's to choose any more, or the company sends no reports to addresses outside.
 */
export const SKIP_CAUSES = [
  'empty',
  'no_permission',
  'gone',
  'no_address',
  'owner_gone',
  'deleted',
  'robot_gone',
  'mail_off',
] as const;
export type SkipCause = (typeof SKIP_CAUSES)[number];

export const SUBSCRIPTION_CHANNELS = ['in_app', 'mail'] as const;

interface ReportKind {
  /** Where it stands. Who may open the page may see what the report tells. */
  page: LivePath;
  /** What it asks for beside its page; null: nothing. */
  code: PermissionCode | null;
  /** Whether it is of days: always, where somebody wants it, or never, for it is of what is there now. */
  period: 'needed' | 'open' | 'none';
  /** The names of the first and the last day among its filters. */
  days: readonly [from: string, to: string];
  /** What its page calls filters otherwise than its endpoint does. */
  asPage: Readonly<Record<string, string>>;
  /** What else its page needs to show the list. */
  view: Readonly<Record<string, string>>;
  /** Its list is one of stores: it can be sent with those alone where something changed. */
  isOfStores: boolean;
  /** Under which name its filters say which one it is of, where there are several: the page of that one stands below `page`. */
  object: 'dashboard' | null;
}

/** What most lists are. */
const LIST = {
  ...{ code: null, period: 'open', days: ['from', 'to'], asPage: { keyword: 'q' }, view: {} },
  ...{ isOfStores: false, object: null },
} as const satisfies Omit<ReportKind, 'page'>;
const STATISTICS = { ...LIST, period: 'needed' } as const;

/** The lists and pages that can be subscribed to. A list that leaves as a file needs a row here and one in `content/lists.ts` of the server. */
export const SUBSCRIPTION_REPORTS = {
  statistics: { ...STATISTICS, page: '/inspect/statistics', isOfStores: true },
  taskStatistics: { ...STATISTICS, page: '/inspect/taskStatistics' },
  scoreStatistics: { ...STATISTICS, page: '/inspect/scoreStatistics' },
  shopInspection: { ...STATISTICS, page: '/inspect/shopInspection' },
  userInspection: { ...STATISTICS, page: '/inspect/userInspection' },
  aiStatistics: { ...STATISTICS, page: '/inspect/aiStatistics' },
  pointsStatistics: { ...STATISTICS, page: '/score/statistics' },
  flowDashboard: { ...STATISTICS, page: '/flow/dashboard', object: 'dashboard' },
  records: { ...LIST, page: '/inspect/record' },
  rectifications: { ...LIST, page: '/inspect/problem' },
  tasks: { ...LIST, page: '/task', code: 'task_center', days: ['createdFrom', 'createdTo'] },
  receipts: { ...LIST, page: '/inspect/receipt' },
  aiEvents: { ...LIST, page: '/inspect/overviewOfResults', view: { tab: 'list' } },
  snapshots: {
    ...{ ...LIST, page: '/timed-snapshot/results', view: { tab: 'list' } },
    asPage: { planId: 'plan', taskId: 'task' },
  },
  pointsLedger: { ...LIST, page: '/score/scoreList' },
  certificates: { ...LIST, page: '/certificate', period: 'none' },
  devices: { ...LIST, page: '/device', period: 'none' },
} as const satisfies Record<string, ReportKind>;
export type SubscriptionReport = keyof typeof SUBSCRIPTION_REPORTS;
export const SUBSCRIPTION_REPORT_KEYS = Object.keys(SUBSCRIPTION_REPORTS) as SubscriptionReport[];

/** Whether somebody may see what a report tells. */
export function maySeeReport({ codes }: Pick<Actor, 'codes'>, report: SubscriptionReport): boolean {
  const { code, page } = SUBSCRIPTION_REPORTS[report];
  const rule = pageRule(page);
  return (code === null || codes.has(code)) && (rule === null || holds(codes, rule));
}

/** Whether a report can be about these days: a page may need some, and a list of what is there now has none. */
export function isPeriodOf(report: SubscriptionReport, period: SubscriptionPeriod): boolean {
  const { period: wanted } = SUBSCRIPTION_REPORTS[report];
  return wanted === 'open' || (wanted === 'none') === (period === 'all');
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

import type { Actor } from './actor.ts';
import { DAY_MS } from './duration.ts';
import { LIMIT } from './limit.ts';
import { workflow } from './machine.ts';
import { RELATIONS, type Relation } from './relation.ts';
import { decidersOf, levelAfter, type Review } from './review.ts';
import { inScope } from './scope.ts';

/** Lifecycle of a task (product 9). What a process node shows, and whether it is overdue, are other things: see `node.ts`. */
export const TASK_STATES = ['not_initiated', 'pending', 'pending_review', 'completed', 'closed'] as const;
export type TaskState = (typeof TASK_STATES)[number];

export const TASK_EVENTS = [
  'initiate',
  'claim',
  'release',
  'submit',
  'submit_unreviewed',
  'transfer',
  'change_deadline',
  'change_reviewers',
  'approve_level',
  'approve',
  'reject',
  'close',
  'close_by_deadline',
  'cancel',
  'reopen',
] as const;
export type TaskEvent = (typeof TASK_EVENTS)[number];

export const taskMachine = workflow<TaskState, TaskEvent, 'handler' | 'reviewer'>(
  {
    not_initiated: { initiate: 'pending', change_reviewers: 'not_initiated', cancel: 'closed' },
    pending: {
      claim: 'pending',
      release: 'pending',
      submit: 'pending_review',
      submit_unreviewed: 'completed',
      transfer: 'pending',
      change_deadline: 'pending',
      change_reviewers: 'pending',
      close: 'closed',
      close_by_deadline: 'closed',
    },
    pending_review: { approve_level: 'pending_review', approve: 'completed', reject: 'pending', close: 'closed' },
    completed: {},
    closed: { reopen: 'pending' },
  },
  {
    not_initiated: { is: 'planned' },
    pending: { is: 'waiting', for: 'handler', isTimed: true },
    pending_review: { is: 'waiting', for: 'reviewer' },
    completed: { is: 'done' },
    closed: { is: 'dropped' },
  },
);

export const TASK_RELATIONS = RELATIONS;
export type TaskRelation = Relation;
export const TASK_KINDS = ['inspection', 'self_inspection'] as const;
export const MODES = ['on_site', 'remote', 'self'] as const;
export type Mode = (typeof MODES)[number];
/** What can be begun now: a remote inspection looks through cameras, and none can be connected yet. */
const USABLE_MODES = ['on_site', 'self'] as const satisfies readonly Mode[];
export const isUsableMode = (mode: Mode): boolean => USABLE_MODES.some((usable) => usable === mode);
export const DISPATCHES = ['immediate', 'scheduled', 'cyclic', 'self_initiated'] as const;
export type Dispatch = (typeof DISPATCHES)[number];
/** What the history shows for an event: whoever gives a task to themself starts it, nobody dispatched it. */
export const shownEvent = (event: string, dispatch: Dispatch): string =>
  event === 'dispatch' && dispatch === 'self_initiated' ? 'start' : event;
export const PURPOSES = ['regular', 'special', 'unannounced', 'mystery', 're_inspection', 'opening'] as const;
export type Purpose = (typeof PURPOSES)[number];
export const CLOSE_REASONS = ['deadline', 'manual', 'cancelled', 'cycle_ended', 'shop_closed'] as const;
type CloseReason = (typeof CLOSE_REASONS)[number];

export interface TaskView {
  state: TaskState;
  shop: { id: string; lineage: string };
  relations: readonly TaskRelation[];
  /** Who holds the claim, `null` when free. */
  claimedBy: string | null;
  hasReviewer: boolean;
  /** Who reviews, and how far it has come. */
  review: Review;
  /** How often it was given to somebody else so far. */
  transfers: number;
  closeReason: CloseReason | null;
  closedAt: Date | null;
}

/** A task closed by its deadline may be reopened this long. */
const TASK_REOPEN_DAYS = LIMIT.task.reopenDays;

type Rule = (actor: Actor, t: TaskView, now: Date) => boolean;
const is =
  (relation: TaskRelation): Rule =>
  (_, t) =>
    t.relations.includes(relation);
const admin: Rule = (actor) => actor.isAdmin;
const any =
  (...rules: Rule[]): Rule =>
  (actor, t, now) =>
    rules.some((rule) => rule(actor, t, now));
const free: Rule = (actor, t) => t.claimedBy === null || t.claimedBy === actor.memberId;
const clock: Rule = () => false;
const decides: Rule = (actor, t) => decidersOf(t.review).includes(actor.memberId);
const endsReview: Rule = (actor, t) => levelAfter(t.review, actor.memberId) === null;

/** Who may do what, one sentence an event. `initiate` and `close_by_deadline` belong to the clock. */
const RULES: Record<TaskEvent, Rule> = {
  initiate: clock,
  claim: (a, t, n) => is('handler')(a, t, n) && free(a, t, n),
  release: (a, t) => t.claimedBy === a.memberId || (t.claimedBy !== null && a.isAdmin),
  submit: (a, t, n) => t.hasReviewer && is('handler')(a, t, n) && free(a, t, n),
  submit_unreviewed: (a, t, n) => !t.hasReviewer && is('handler')(a, t, n) && free(a, t, n),
  transfer: (a, t, n) => any(is('handler'), is('initiator'), admin)(a, t, n) && t.transfers < LIMIT.task.transfers,
  change_deadline: any(is('initiator'), admin),
  change_reviewers: any(is('initiator'), admin),
  approve_level: (a, t, n) => decides(a, t, n) && !endsReview(a, t, n),
  approve: (a, t, n) => decides(a, t, n) && endsReview(a, t, n),
  reject: decides,
  close: any(is('initiator'), admin),
  close_by_deadline: clock,
  cancel: any(is('initiator'), admin),
  reopen: (a, t, n) =>
    any(is('initiator'), admin)(a, t, n) &&
    t.closeReason === 'deadline' &&
    t.closedAt !== null &&
    n.getTime() - t.closedAt.getTime() <= TASK_REOPEN_DAYS * DAY_MS,
};

/** Whether an actor may see a task at all: took part, or their tier and scope cover its shop. */
export function maySeeTask(actor: Actor, t: Pick<TaskView, 'shop' | 'relations'>): boolean {
  if (t.relations.length > 0 || actor.tier === 'all') return true;
  return actor.tier === 'scope' && inScope(actor.scope, t.shop);
}

/** The events the actor may cause now: exactly the buttons to show. */
export function taskEvents(actor: Actor, t: TaskView, now: Date): TaskEvent[] {
  return taskMachine.eventsOf(t.state).filter((event) => RULES[event](actor, t, now));
}

/** Whether one event is open to the actor now. */
export function mayTask(event: TaskEvent, actor: Actor, t: TaskView, now: Date): boolean {
  return taskMachine.after(t.state, event) !== null && RULES[event](actor, t, now);
}

import type { Actor } from './actor.ts';
import { DAY_MS } from './duration.ts';
import { LIMIT } from './limit.ts';
import { workflow } from './machine.ts';
import { RELATIONS, type Relation } from './relation.ts';
import { decidersOf, levelAfter, type Review } from './review.ts';
import { inScope } from './scope.ts';

/** Lifecycle of a task (product 9). What a process node shows, and whether it is overdue, are other things: see `node.ts`. */
export const TASK_STATES = [
  'not_initiated',
  'pending',
  'pending_review',
  'pending_rectification',
  'completed',
  'closed',
] as const;
export type TaskState = (typeof TASK_STATES)[number];

export const TASK_EVENTS = [
  'initiate',
  'claim',
  'release',
  'submit',
  'submit_unreviewed',
  'submit_held',
  'transfer',
  'change_deadline',
  'change_reviewers',
  'edit',
  'approve_level',
  'approve',
  'approve_held',
  'reject',
  'close',
  'close_by_deadline',
  'cancel',
  'reopen',
  'finish',
] as const;
export type TaskEvent = (typeof TASK_EVENTS)[number];

export const taskMachine = workflow<TaskState, TaskEvent, 'handler' | 'reviewer'>(
  {
    not_initiated: {
      initiate: 'pending',
      edit: 'not_initiated',
      change_reviewers: 'not_initiated',
      cancel: 'closed',
    },
    pending: {
      claim: 'pending',
      release: 'pending',
      submit: 'pending_review',
      submit_unreviewed: 'completed',
      submit_held: 'pending_rectification',
      transfer: 'pending',
      change_deadline: 'pending',
      change_reviewers: 'pending',
      close: 'closed',
      close_by_deadline: 'closed',
    },
    pending_review: {
      approve_level: 'pending_review',
      approve: 'completed',
      approve_held: 'pending_rectification',
      reject: 'pending',
      close: 'closed',
    },
    pending_rectification: { finish: 'completed' },
    completed: {},
    closed: { reopen: 'pending' },
  },
  {
    not_initiated: { is: 'planned' },
    pending: { is: 'waiting', for: 'handler', isTimed: true },
    pending_review: { is: 'waiting', for: 'reviewer' },
    pending_rectification: { is: 'held' },
    completed: { is: 'done' },
    closed: { is: 'dropped' },
  },
  ['initiate', 'close_by_deadline', 'finish'],
);

/** It was handed in: somebody looks at it, or it is done. */
export const HANDED_IN: readonly TaskState[] = [
  ...taskMachine.waitingFor('reviewer'),
  ...taskMachine.held,
  ...taskMachine.done,
];

export const TASK_RELATIONS = RELATIONS;
export type TaskRelation = Relation;
/** An inspection, a free task, looking at the pictures of a snapshot plan, or judging events of AI checks. */
export const TASK_KINDS = ['inspection', 'self_inspection', 'free', 'snapshot_review', 'ai_review'] as const;
export type TaskKind = (typeof TASK_KINDS)[number];
export const PRIORITIES = ['low', 'normal', 'high', 'urgent'] as const;
export type Priority = (typeof PRIORITIES)[number];
/** Of so high a priority that lists say so. */
export const isPressing = ({ priority }: { priority: Priority }): boolean =>
  priority === 'high' || priority === 'urgent';
export const MODES = ['on_site', 'remote', 'self'] as const;
export type Mode = (typeof MODES)[number];
export const DISPATCHES = ['immediate', 'scheduled', 'cyclic', 'self_initiated'] as const;
export type Dispatch = (typeof DISPATCHES)[number];
/** What the history shows for an event: whoever gives a task to themself starts it, nobody dispatched it. */
export const shownEvent = (event: string, dispatch: Dispatch): string =>
  event === 'dispatch' && dispatch === 'self_initiated' ? 'start' : event;
export const PURPOSES = ['regular', 'special', 'unannounced', 'mystery', 're_inspection', 'opening'] as const;
export type Purpose = (typeof PURPOSES)[number];
export const CLOSE_REASONS = ['deadline', 'manual', 'cancelled', 'cycle_ended', 'shop_closed'] as const;
type CloseReason = (typeof CLOSE_REASONS)[number];

/** Why the clock approved one: nobody reviewed it in time. */
export const APPROVED_BY_CLOCK = 'review_time';

export interface TaskView {
  state: TaskState;
  /** `null`: of no store. */
  shop: { id: string; lineage: string } | null;
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
  /** Sub-tasks that are still to be completed: it is submitted with the last of them. */
  openParts: number;
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

/** What an event can ask for beside its state, one sentence each. */
const GUARDS = {
  /** The clock alone does it, or it follows by itself. */
  clock: () => false,
  handler: is('handler'),
  manager: any(is('initiator'), admin),
  handler_or_manager: any(is('handler'), is('initiator'), admin),
  unclaimed: (actor, t) => t.claimedBy === null || t.claimedBy === actor.memberId,
  own_claim: (actor, t) => t.claimedBy === actor.memberId || (t.claimedBy !== null && actor.isAdmin),
  parts_done: (_, t) => t.openParts === 0,
  reviewed: (_, t) => t.hasReviewer,
  unreviewed: (_, t) => !t.hasReviewer,
  transfers_left: (_, t) => t.transfers < LIMIT.task.transfers,
  decides: (actor, t) => decidersOf(t.review).includes(actor.memberId),
  last_approval: (actor, t) => levelAfter(t.review, actor.memberId) === null,
  more_approvals: (actor, t) => levelAfter(t.review, actor.memberId) !== null,
  closed_by_deadline: (_, t) => t.closeReason === 'deadline',
  reopen_in_time: (_, t, now) =>
    t.closedAt !== null && now.getTime() - t.closedAt.getTime() <= TASK_REOPEN_DAYS * DAY_MS,
} satisfies Record<string, Rule>;
export type TaskGuard = keyof typeof GUARDS;

/** Who may do what. What belongs to the clock nobody causes: its time has come, or it follows from something else. */
const RULES: Record<TaskEvent, readonly TaskGuard[]> = {
  initiate: ['clock'],
  claim: ['handler', 'unclaimed', 'parts_done'],
  release: ['own_claim'],
  submit: ['reviewed', 'handler', 'unclaimed', 'parts_done'],
  submit_unreviewed: ['unreviewed', 'handler', 'unclaimed', 'parts_done'],
  submit_held: ['clock'],
  transfer: ['handler_or_manager', 'transfers_left'],
  change_deadline: ['manager'],
  change_reviewers: ['manager'],
  edit: ['manager'],
  approve_level: ['decides', 'more_approvals'],
  approve: ['decides', 'last_approval'],
  approve_held: ['clock'],
  reject: ['decides'],
  close: ['manager'],
  close_by_deadline: ['clock'],
  cancel: ['manager'],
  reopen: ['manager', 'closed_by_deadline', 'reopen_in_time'],
  finish: ['clock'],
};

/** Why an event is not open to somebody: the state does not have it, or what it asks for is not so. */
export const TASK_REFUSALS = ['state', ...(Object.keys(GUARDS) as TaskGuard[])] as const;
export type TaskRefusal = 'state' | TaskGuard;

/** Everything that keeps an event from the actor now; nothing: they may cause it. */
export function taskRefusals(event: TaskEvent, actor: Actor, t: TaskView, now: Date): TaskRefusal[] {
  if (taskMachine.after(t.state, event) === null) return ['state'];
  return RULES[event].filter((guard) => !GUARDS[guard](actor, t, now));
}

/** Whether an actor may see a task at all: took part, or their tier and scope cover its shop. */
export function maySeeTask(actor: Actor, t: Pick<TaskView, 'shop' | 'relations'>): boolean {
  if (t.relations.length > 0 || actor.tier === 'all') return true;
  return actor.tier === 'scope' && t.shop !== null && inScope(actor.scope, t.shop);
}

/** The events the actor may cause now: exactly the buttons to show. */
export function taskEvents(actor: Actor, t: TaskView, now: Date): TaskEvent[] {
  return taskMachine.eventsOf(t.state).filter((event) => mayTask(event, actor, t, now));
}

/** Whether one event is open to the actor now. */
export function mayTask(event: TaskEvent, actor: Actor, t: TaskView, now: Date): boolean {
  return taskRefusals(event, actor, t, now).length === 0;
}

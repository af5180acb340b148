import type { Actor } from './actor.ts';
import type { Appeal } from './appeal.ts';
import { DAY_MS, HOUR_MS } from './duration.ts';
import { LIMIT } from './limit.ts';
import { workflow } from './machine.ts';
import { RELATIONS, type Relation } from './relation.ts';
import { inScope } from './scope.ts';

/**
 * A rectification (整改): something wrong in a shop, a handler who puts it right, a reviewer who looks at it, a deadline
 * (product 10). Overdue is not a state but the clock's view of `pending`.
 */
export const RECTIFICATION_STATES = ['pending', 'awaiting_review', 'completed', 'ended'] as const;
export type RectificationState = (typeof RECTIFICATION_STATES)[number];

/**
 * What it began with (product 10): a failed check item, a spot check of a live picture, a screenshot of a camera, a timed
 * snapshot, other pictures of the gallery, a problem that somebody reported without any of these, or what AI checks saw.
 */
export const RECTIFICATION_SOURCES = ['record', 'spot_check', 'screenshot', 'snapshot', 'album', 'free', 'ai'] as const;
export type RectificationOrigin = (typeof RECTIFICATION_SOURCES)[number];

/** Those that somebody starts from pictures of the gallery. */
export const PICTURE_ORIGINS = [
  'spot_check',
  'screenshot',
  'snapshot',
  'album',
] as const satisfies RectificationOrigin[];
export type PictureOrigin = (typeof PICTURE_ORIGINS)[number];

export const RECTIFICATION_EVENTS = [
  'handle',
  'handle_unreviewed',
  'transfer',
  'extend',
  'ask_extension',
  'grant_extension',
  'deny_extension',
  'appeal',
  'uphold_appeal',
  'accept_appeal',
  'withdraw',
  'approve',
  'reject',
  'end',
  'reopen',
] as const;
export type RectificationEvent = (typeof RECTIFICATION_EVENTS)[number];

export const rectificationMachine = workflow<RectificationState, RectificationEvent, 'handler' | 'reviewer'>(
  {
    pending: {
      handle: 'awaiting_review',
      handle_unreviewed: 'completed',
      transfer: 'pending',
      extend: 'pending',
      ask_extension: 'pending',
      grant_extension: 'pending',
      deny_extension: 'pending',
      appeal: 'pending',
      uphold_appeal: 'pending',
      accept_appeal: 'ended',
      end: 'ended',
    },
    awaiting_review: { approve: 'completed', reject: 'pending', withdraw: 'pending', end: 'ended' },
    completed: { reopen: 'pending' },
    ended: {},
  },
  {
    pending: { is: 'waiting', for: 'handler', isTimed: true },
    awaiting_review: { is: 'waiting', for: 'reviewer' },
    completed: { is: 'done' },
    ended: { is: 'dropped' },
  },
);

export const RECTIFICATION_RELATIONS = RELATIONS;
export type RectificationRelation = Relation;

/** When silence denies a question for more time. */
export const silenceAt = (askedAt: Date): Date =>
  new Date(askedAt.getTime() + LIMIT.rectification.askedHours * HOUR_MS);

/** Why a question for more time was denied by the clock: nobody answered it. */
export const DENIED_BY_SILENCE = 'silence';

/** Why the system itself ended one: a later round of the inspection no longer says that the item failed. */
export const ENDED_BY_CORRECTION = 'answer_corrected';

/** Ended because an appeal was accepted: it was no failure. */
export const ENDED_BY_APPEAL = 'appeal';

/** Ended for one of these it was never needed. */
export const NEVER_NEEDED: readonly string[] = [ENDED_BY_CORRECTION, ENDED_BY_APPEAL];

/** What the policy needs to know of a rectification and of the reader's part in it. */
export interface RectificationView {
  state: RectificationState;
  shop: { id: string; lineage: string };
  relations: readonly RectificationRelation[];
  hasReviewer: boolean;
  /** Whoever handed in the fix that is there. */
  fixedBy: string | null;
  reviewerIds: readonly string[];
  completedAt: Date | null;
  /** How often its deadline was put off so far. */
  extended: number;
  /** Its handlers may give it to somebody else. */
  allowsTransfer: boolean;
  /** Its handlers may ask for more time. */
  allowsExtension: boolean;
  /** How often they asked so far. */
  asked: number;
  /** Until when they ask for time now; null: nothing is asked. */
  askedUntil: Date | null;
  /** Its handlers, and the managers of the store, may appeal. */
  allowsAppeal: boolean;
  /** What became of the one appeal that it may have; null: there was none. */
  appeal: Appeal | null;
  managerIds: readonly string[];
  createdAt: Date;
}

/** A completed rectification may be reopened this long. */
const REOPEN_DAYS = LIMIT.rectification.reopenDays;

type Rule = (actor: Actor, r: RectificationView, now: Date) => boolean;

const is =
  (relation: RectificationRelation): Rule =>
  (_, r) =>
    r.relations.includes(relation);
const admin: Rule = (actor) => actor.isAdmin;
const any =
  (...rules: Rule[]): Rule =>
  (actor, r, now) =>
    rules.some((rule) => rule(actor, r, now));
/** Nobody reviews their own fix, as long as somebody else can. */
const isReviewer: Rule = (actor, r) =>
  r.relations.includes('reviewer') &&
  (r.fixedBy !== actor.memberId || r.reviewerIds.every((id) => id === actor.memberId));
const recentlyCompleted: Rule = (_, r, now) =>
  r.completedAt !== null && now.getTime() - r.completedAt.getTime() <= REOPEN_DAYS * DAY_MS;

/** Whoever may put the deadline off without asking. */
const mayExtend: Rule = any(is('reviewer'), is('initiator'), admin);
/** Who answers a question for more time: the reviewer, and where nobody reviews, whoever found it. */
const answers: Rule = (a, r, n) => r.askedUntil !== null && is(r.hasReviewer ? 'reviewer' : 'initiator')(a, r, n);

const isExtendable = (r: RectificationView): boolean => r.extended < LIMIT.rectification.extensions;
const isAhead = (r: RectificationView, now: Date): boolean => r.askedUntil !== null && r.askedUntil > now;

/** An appeal is made once, by a handler or a manager of the store. */
const mayAppeal = (actor: Actor, r: RectificationView): boolean =>
  r.allowsAppeal && r.appeal === null && (r.relations.includes('handler') || r.managerIds.includes(actor.memberId));
/** Its judges decide an appeal, or an administrator. */
const judges: Rule = (a, r, n) => r.appeal === 'open' && any(is('judge'), admin)(a, r, n);
/** What may happen while an appeal is open: it is decided, or all is over. */
const IN_APPEAL: readonly RectificationEvent[] = ['uphold_appeal', 'accept_appeal', 'end'];
const standsStill = (event: RectificationEvent, { appeal }: RectificationView): boolean =>
  appeal === 'open' && !IN_APPEAL.includes(event);

/** Who may do what, one sentence an event. The machine says when it is possible at all. */
const RULES: Record<RectificationEvent, Rule> = {
  handle: (a, r, n) => r.hasReviewer && is('handler')(a, r, n),
  handle_unreviewed: (a, r, n) => !r.hasReviewer && is('handler')(a, r, n),
  transfer: (a, r, n) => any(is('initiator'), admin)(a, r, n) || (r.allowsTransfer && is('handler')(a, r, n)),
  extend: (a, r, n) => mayExtend(a, r, n) && isExtendable(r),
  ask_extension: (a, r, n) =>
    r.allowsExtension &&
    is('handler')(a, r, n) &&
    !mayExtend(a, r, n) &&
    r.askedUntil === null &&
    r.asked < LIMIT.rectification.extensions &&
    isExtendable(r),
  grant_extension: (a, r, n) => answers(a, r, n) && isAhead(r, n) && isExtendable(r),
  deny_extension: answers,
  appeal: (a, r, n) =>
    mayAppeal(a, r) && n.getTime() - r.createdAt.getTime() <= LIMIT.rectification.appealHours * HOUR_MS,
  uphold_appeal: judges,
  accept_appeal: judges,
  withdraw: is('handler'),
  approve: isReviewer,
  reject: isReviewer,
  end: any(is('initiator'), admin),
  reopen: (a, r, n) => any(is('reviewer'), admin)(a, r, n) && recentlyCompleted(a, r, n),
};

/** Whether an actor may see a rectification at all: took part, or their tier and scope cover its shop. */
export function maySeeRectification(actor: Actor, r: Pick<RectificationView, 'shop' | 'relations'>): boolean {
  if (r.relations.length > 0 || actor.tier === 'all') return true;
  return actor.tier === 'scope' && inScope(actor.scope, r.shop);
}

/** The events the actor may cause now: exactly the buttons to show. */
export function rectificationEvents(actor: Actor, r: RectificationView, now: Date): RectificationEvent[] {
  return rectificationMachine.eventsOf(r.state).filter((event) => mayRectification(event, actor, r, now));
}

/** Whether one event is open to the actor now. */
export function mayRectification(event: RectificationEvent, actor: Actor, r: RectificationView, now: Date): boolean {
  return rectificationMachine.after(r.state, event) !== null && !standsStill(event, r) && RULES[event](actor, r, now);
}

/** Everyone with a part in it but the handlers may remind those it waits for; nobody reminds themself. */
export function mayRemindOfRectification(
  actor: Actor,
  { state, relations, appeal }: Pick<RectificationView, 'state' | 'relations' | 'appeal'>,
): boolean {
  const waitedFor = rectificationMachine.waitsFor(state);
  if (waitedFor === null || relations.includes(waitedFor) || appeal === 'open') return false;
  return actor.isAdmin || relations.some((relation) => relation !== 'handler');
}

import type { Actor } from './actor.ts';
import { DAY_MS } from './duration.ts';
import { LIMIT } from './limit.ts';
import { machine } from './machine.ts';
import type { POINTS_KINDS } from './points/ledger.ts';
import { mayAdjustPoints } from './points-adjustment.ts';

/** An appeal of somebody whose points they are against one posting (product 13). */
export const POINTS_APPEAL_STATES = ['pending', 'accepted', 'refused', 'expired', 'withdrawn'] as const;
export type PointsAppealState = (typeof POINTS_APPEAL_STATES)[number];
const EVENTS = ['accept', 'refuse', 'withdraw', 'expire'] as const;
type PointsAppealEvent = (typeof EVENTS)[number];
/** What people cause; the term ends by the clock. */
export const POINTS_APPEAL_ACTS = ['accept', 'refuse', 'withdraw'] as const satisfies readonly PointsAppealEvent[];
export type PointsAppealAct = (typeof POINTS_APPEAL_ACTS)[number];

export const pointsAppealMachine = machine<PointsAppealState, PointsAppealEvent>(
  {
    pending: { accept: 'accepted', refuse: 'refused', withdraw: 'withdrawn', expire: 'expired' },
    accepted: {},
    refused: {},
    expired: {},
    withdrawn: {},
  },
  ['expire'],
);

/** What of a posting says whether it can be appealed against. */
interface Appealable {
  kind: (typeof POINTS_KINDS)[number];
  applied: number;
  isReversed: boolean;
  at: Date;
  /** Days of the version of the rule by which it was posted. */
  appealDays: number;
  isAppealed: boolean;
}

/**
 * Until when a posting can be appealed against by those whose points they are; null: not at all, or no more. Ends of cycles and what takes
 * something back cannot be, nor what moved nothing.
 */
export function pointsAppealUntil(posting: Appealable, now: Date): Date | null {
  const { kind, applied, isReversed, at, appealDays, isAppealed } = posting;
  if (isAppealed || isReversed || applied === 0 || (kind !== 'event' && kind !== 'manual')) return null;
  const until = new Date(at.getTime() + appealDays * DAY_MS);
  return now < until ? until : null;
}

/** When an appeal that nobody decided about expires. */
export const pointsAppealTerm = (createdAt: Date): Date =>
  new Date(createdAt.getTime() + LIMIT.points.appealTermDays * DAY_MS);

export interface PointsAppealView {
  state: PointsAppealState;
  authorId: string;
  /** Whose points they are; null: of a store. */
  memberId: string | null;
}

/** What the actor may do about an appeal now: who made it withdraws it, who gives points by hand decides, but not about the own one. */
export function pointsAppealActs(actor: Actor, { state, authorId, memberId }: PointsAppealView): PointsAppealAct[] {
  const isOwn = authorId === actor.memberId;
  const decides = mayAdjustPoints(actor) && !isOwn && memberId !== actor.memberId;
  const possible = pointsAppealMachine.eventsOf(state);
  return POINTS_APPEAL_ACTS.filter((act) => possible.includes(act) && (act === 'withdraw' ? isOwn : decides));
}

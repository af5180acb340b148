import type { Actor } from './actor.ts';
import { machine } from './machine.ts';

/** Points given or taken by hand (product 13): posted at once, or by a second person where they are many. */
export const POINTS_ADJUSTMENT_STATES = ['pending', 'posted', 'refused', 'withdrawn'] as const;
export type PointsAdjustmentState = (typeof POINTS_ADJUSTMENT_STATES)[number];
export const POINTS_ADJUSTMENT_EVENTS = ['confirm', 'refuse', 'withdraw'] as const;
export type PointsAdjustmentEvent = (typeof POINTS_ADJUSTMENT_EVENTS)[number];

export const pointsAdjustmentMachine = machine<PointsAdjustmentState, PointsAdjustmentEvent>({
  pending: { confirm: 'posted', refuse: 'refused', withdraw: 'withdrawn' },
  posted: {},
  refused: {},
  withdrawn: {},
});

/** What an adjustment begins as: above the limit of the company it waits for a second person. */
export const firstStateOf = (points: number, secondAbove: number): PointsAdjustmentState =>
  Math.abs(points) > secondAbove ? 'pending' : 'posted';

/** Whether the actor gives and takes points by hand. */
export const mayAdjustPoints = (actor: Actor): boolean => actor.codes.has('x_points_adjust');

/** Whether the actor sets above how many points a second person is needed: not who is bound by it. */
export const maySetPoints = (actor: Actor): boolean => actor.codes.has('x_company_setting');

export interface PointsAdjustmentView {
  state: PointsAdjustmentState;
  authorId: string;
  /** Members whose points it moves. */
  memberIds: readonly string[];
}

/** The events the actor may cause now: whoever made it takes it back, somebody else whose points it does not move decides. */
export function pointsAdjustmentEvents(actor: Actor, view: PointsAdjustmentView): PointsAdjustmentEvent[] {
  if (!mayAdjustPoints(actor)) return [];
  const isOwn = view.authorId === actor.memberId;
  const isTheirs = view.memberIds.includes(actor.memberId);
  return pointsAdjustmentMachine
    .eventsOf(view.state)
    .filter((event) => (event === 'withdraw' ? isOwn : !isOwn && !isTheirs));
}

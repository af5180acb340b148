import type { PointsReset } from '../points-rule.ts';
import { roundHalfUp } from '../scoring/round.ts';

/** Why less was posted than asked for. `reset`: what is taken back was gone with its cycle already. */
export const POINTS_LIMITS = ['upper', 'lower', 'cap', 'reset'] as const;
type PointsLimit = (typeof POINTS_LIMITS)[number];

/** What a posting is. */
export const POINTS_KINDS = ['event', 'manual', 'reset', 'reversal'] as const;

/** What a posting is for. */
export const POINTS_SOURCES = [
  'record',
  'rectification',
  'task',
  'learning',
  'notice',
  'ai_event',
  'adjustment',
] as const;

/** Whether points came or went. */
export const POINTS_SIGNS = ['plus', 'minus'] as const;

/** What a posting did: all three in points of two digits. */
export interface Posted {
  applied: number;
  /** After it. */
  balance: number;
  limitedBy: PointsLimit | null;
}

export interface Bounds {
  lower: number;
  upper: number;
}

const HUNDREDTHS = 100;
const inHundredths = (points: number): number => Math.round(points * HUNDREDTHS);
/** Never minus zero. */
const inPoints = (hundredths: number): number => hundredths / HUNDREDTHS + 0;

/** Points with two digits, half away from zero. */
export const roundPoints = (points: number): number => Math.sign(points) * roundHalfUp(Math.abs(points), 2) || 0;

/** `round(points × weight %, 2)` (product 13). */
export const weighted = (points: number, weightPercent: number): number => roundPoints((points * weightPercent) / 100);

/** The sum of two amounts, without what floating point adds. */
export const plus = (a: number, b: number): number => inPoints(inHundredths(a) + inHundredths(b));

/**
 * Posts an amount to a balance. A limit stops, it does not pull: where an edit of the rule left the balance outside, it stays
 * where it is and moves only towards the inside.
 */
export function settle(balance: number, requested: number, { lower, upper }: Bounds): Posted {
  const wanted = plus(balance, requested);
  const after =
    requested >= 0 ? Math.max(balance, Math.min(upper, wanted)) : Math.min(balance, Math.max(lower, wanted));
  const limitedBy = after === wanted ? null : requested >= 0 ? 'upper' : 'lower';
  return { applied: plus(after, -balance), balance: after, limitedBy };
}

export interface Caps {
  perCycle: number | null;
  perDay: number | null;
}

/** What the row of the rule gave so far, in this cycle and on this day. */
export interface Used {
  cycle: number;
  day: number;
}

/** As much of an amount as the caps of its row leave; what went the other way uses nothing of them. */
function capped(requested: number, { perCycle, perDay }: Caps, used: Used): number {
  const left = (cap: number | null, gave: number): number =>
    cap === null ? Number.POSITIVE_INFINITY : Math.max(0, plus(cap, -Math.max(0, Math.sign(requested) * gave)));
  const most = Math.min(left(perCycle, used.cycle), left(perDay, used.day));
  return Math.sign(requested) * Math.min(Math.abs(requested), most);
}

/** Posts what an event asks for: first the caps of its row, then the limits of the rule. */
export function settleCapped(balance: number, requested: number, bounds: Bounds, caps: Caps, used: Used): Posted {
  const allowed = capped(requested, caps, used);
  const posted = settle(balance, allowed, bounds);
  return allowed === requested || posted.limitedBy !== null ? posted : { ...posted, limitedBy: 'cap' };
}

/** Percent of a balance that outlives the end of a cycle; null: it begins at the initial value again. */
export const carriedPercent = (reset: PointsReset, carryPercent: number): number | null =>
  reset === 'initial' ? null : reset === 'carry' ? 100 : carryPercent;

/** The end of a cycle: what is carried over is held by the limits, the initial value lies between them anyway. */
export function settleReset(
  balance: number,
  initial: number,
  carried: number | null,
  { lower, upper }: Bounds,
): Posted {
  if (carried === 100) return { applied: 0, balance, limitedBy: null };
  const wanted = carried === null ? initial : weighted(balance, carried);
  const after = carried === null ? initial : Math.min(upper, Math.max(lower, wanted));
  const limitedBy = after === wanted ? null : after < wanted ? 'upper' : 'lower';
  return { applied: plus(after, -balance), balance: after, limitedBy };
}

/**
 * Takes a posting back: what is left of it after the resets since then. `share` is the product of what they carried over, 0 to 1.
 */
export function settleReversal(balance: number, applied: number, share: number, bounds: Bounds): Posted {
  const asked = roundPoints(-applied * share);
  const posted = settle(balance, asked, bounds);
  return posted.limitedBy === null && asked !== roundPoints(-applied) ? { ...posted, limitedBy: 'reset' } : posted;
}

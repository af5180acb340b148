import { distanceMeters } from './distance.ts';
import { HOUR_MS } from './duration.ts';
import type { Position } from './judge-check-in.ts';
import { LIMIT } from './limit.ts';

/** A check-in as the doubts read it. */
export interface Seen {
  position: Position | null;
  at: Date;
}

const M_PER_KM = 1000;

/**
 * How fast somebody must have travelled from one check-in to the next, km/h; null where either has no position. The circles of accuracy
 * are taken off the way: what two rough positions differ by is no journey. No way at all is 0, a way in no time is Infinity.
 */
export function travelSpeed(before: Seen, after: Seen): number | null {
  if (!before.position || !after.position) return null;
  const rough = before.position.accuracyM + after.position.accuracyM;
  const km = Math.max(0, distanceMeters(before.position, after.position) - rough) / M_PER_KM;
  const hours = Math.abs(after.at.getTime() - before.at.getTime()) / HOUR_MS;
  if (km === 0) return 0;
  return hours === 0 ? Number.POSITIVE_INFINITY : km / hours;
}

/** Whether nobody could have travelled so (product 25 (c) 1): faster than 150 km/h. */
export function isImpossibleTravel(before: Seen, after: Seen): boolean {
  return (travelSpeed(before, after) ?? 0) > LIMIT.checkIn.travelKmPerHour;
}

/** Who else checked in with a device; null: nobody. */
export function sharedWith(memberId: string, others: readonly { memberId: string }[]): string | null {
  return others.find((other) => other.memberId !== memberId)?.memberId ?? null;
}

import { LIMIT } from '@rondo/domain/limit';
import type { Stretch } from '@rondo/domain/recording';

export type RangeEdge = 'from' | 'to';

const { shortestMs, longestMs } = LIMIT.clip;
/** How long a clip is before anybody moves its ends, ms. */
const USUAL_MS = 60_000;

/** Where a clip begins to be chosen: around a moment, within the day. */
export function rangeAround(day: Stretch, at: number): Stretch {
  const from = Math.max(day.from, Math.min(at - USUAL_MS / 2, day.to - USUAL_MS));
  return { from: Math.round(from), to: Math.round(Math.min(day.to, from + USUAL_MS)) };
}

/** One end moved: within the day, never past the other end; one that would make the clip too long takes the other end along. */
export function moved(day: Stretch, range: Stretch, edge: RangeEdge, at: number): Stretch {
  const to = Math.round(at);
  if (edge === 'from') {
    const from = Math.max(day.from, Math.min(to, range.to - shortestMs));
    return { from, to: Math.min(range.to, from + longestMs) };
  }
  const end = Math.min(day.to, Math.max(to, range.from + shortestMs));
  return { from: Math.max(range.from, end - longestMs), to: end };
}

/** How much of a range was not recorded, ms. Sorted stretches that do not overlap. */
export function missingOf(range: Stretch, stretches: readonly Stretch[]): number {
  const recorded = stretches.reduce(
    (sum, { from, to }) => sum + Math.max(0, Math.min(to, range.to) - Math.max(from, range.from)),
    0,
  );
  return Math.max(0, range.to - range.from - recorded);
}

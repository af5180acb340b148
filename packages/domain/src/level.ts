import { LIMIT } from './limit.ts';

/**
 * A result level. It holds from `minPercent` (inclusive) up to the level above it. `key` names the level in messages when the
 * template keeps the default; a template with its own words puts them into `name`, which wins.
 */
export type Level = { key: string; name: string | null; minPercent: number; color: LevelColor; isPass: boolean };

/** Names of the colours of the design, not the colours themselves. */
export const LEVEL_COLORS = ['success', 'info', 'warning', 'error', 'neutral'] as const;
export type LevelColor = (typeof LEVEL_COLORS)[number];

/** The places on the ramp of four that the design draws, the best first: what a filter over all templates knows levels by. */
export const LEVEL_RAMP = ['excellent', 'good', 'pass', 'fail'] as const;

/** Excellent from 90, good from 80, pass from 60, fail below. */
export const DEFAULT_LEVELS: Level[] = [
  { key: 'excellent', name: null, minPercent: 90, color: 'success', isPass: true },
  { key: 'good', name: null, minPercent: 80, color: 'info', isPass: true },
  { key: 'pass', name: null, minPercent: 60, color: 'warning', isPass: true },
  { key: 'fail', name: null, minPercent: 0, color: 'error', isPass: false },
];

const LEVEL_REASONS = ['count', 'key', 'order', 'range', 'lowest_not_zero', 'pass_below_fail'] as const;
export type LevelReason = (typeof LEVEL_REASONS)[number];

/** The level of a rate in percent. Rates above 100 (bonus points) have the best, below 0 the worst; null only without levels. */
export function levelOf(ratePercent: number, levels: readonly Level[]): Level | null {
  return levels.find((level) => ratePercent >= level.minPercent) ?? lowestLevel(levels);
}

/** The worst level, into which a failed red line forces the result. */
export function lowestLevel(levels: readonly Level[]): Level | null {
  return levels.at(-1) ?? null;
}

/**
 * What is wrong with a list of levels: 2..6 of them, different keys, starting points strictly descending inside 0..100, the lowest
 * at 0 so that 0-100 % is covered without a gap, and no passing level under a failing one. Empty = right.
 */
export function levelFaults(levels: readonly Level[]): { index: number; reason: LevelReason }[] {
  if (levels.length < LIMIT.level.min || levels.length > LIMIT.level.max) return [{ index: 0, reason: 'count' }];
  const faults: { index: number; reason: LevelReason }[] = [];
  levels.forEach((level, index) => {
    const above = levels[index - 1];
    if (level.key.trim() === '' || levels.findIndex((other) => other.key === level.key) < index) {
      faults.push({ index, reason: 'key' });
    }
    // Written as a negation so that NaN is refused as well.
    if (!(level.minPercent >= 0 && level.minPercent <= 100)) faults.push({ index, reason: 'range' });
    if (above && !(level.minPercent < above.minPercent)) faults.push({ index, reason: 'order' });
    if (above && level.isPass && !above.isPass) faults.push({ index, reason: 'pass_below_fail' });
  });
  if (lowestLevel(levels)?.minPercent !== 0) faults.push({ index: levels.length - 1, reason: 'lowest_not_zero' });
  return faults;
}

import { roundHalfUp } from '@rondo/domain/scoring/round';
import { changePercent } from '@rondo/domain/statistics';
import type { Delta } from '../../shared/ui/chart/stat-strip.tsx';

interface Rule {
  /** `percent` of the figure before, percentage `points`, or a plain `count`. */
  as: 'percent' | 'points' | 'count';
  isMoreBetter: boolean;
  /** Makes the text of the amount. */
  words: (amount: number) => string;
}

/** The change of a figure against the period before, coloured by good or bad; null where there is nothing to compare. */
export function changeOf(
  current: number | null,
  previous: number | null,
  { as, isMoreBetter, words }: Rule,
): Delta | null {
  if (current === null || previous === null) return null;
  const change = as === 'percent' ? changePercent(current, previous) : roundHalfUp(current - previous, 1);
  if (change === null) return null;
  const direction = change > 0 ? 'up' : change < 0 ? 'down' : 'same';
  return { text: words(Math.abs(change)), direction, isGood: change === 0 ? null : change > 0 === isMoreBetter };
}

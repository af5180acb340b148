import { type Compared, changeIn } from '@rondo/domain/figure-change';
import type { Delta } from '../../shared/ui/chart/stat-strip.tsx';

interface Rule {
  /** null: neither is better. */
  isMoreBetter: boolean | null;
  /** Makes the text of the amount. */
  words: (amount: number) => string;
}

/** The change of a figure against the period before, coloured by good or bad; null where there is nothing to compare. */
export function changeOf(figure: Compared, { isMoreBetter, words }: Rule): Delta | null {
  const change = changeIn(figure);
  if (change === null) return null;
  const direction = change > 0 ? 'up' : change < 0 ? 'down' : 'same';
  const isGood = change === 0 || isMoreBetter === null ? null : change > 0 === isMoreBetter;
  return { text: words(Math.abs(change)), direction, isGood };
}

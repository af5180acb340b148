import { roundHalfUp } from './scoring/round.ts';
import { changePercent } from './statistics.ts';

/** How the change of a figure is told: in percent of it, in percentage points, or as a plain count. */
export type ChangeUnit = 'percent' | 'points' | 'count';

/** A figure of a period beside that of the period it is compared with; null where it cannot be computed. */
export interface Compared {
  as: ChangeUnit;
  current: number | null;
  previous: number | null;
}

/** By how much a figure changed, with its sign, in its unit; null where there is nothing to compare with. */
export function changeIn({ as, current, previous }: Compared): number | null {
  if (current === null || previous === null) return null;
  return as === 'percent' ? changePercent(current, previous) : roundHalfUp(current - previous, 1);
}

/** What a change of each unit has to be before anybody would tell of it: points, percent, and percent of a count. */
const WORTH_TELLING = { points: 1, percent: 5, count: 10 } as const satisfies Record<ChangeUnit, number>;

/** How loud a change is: 1 is just worth telling, whatever its unit. */
function loudness(figure: Compared): number {
  const change = changeIn(figure);
  if (change === null) return 0;
  const size = figure.as === 'count' ? (100 * change) / Math.max(figure.previous ?? 0, 1) : change;
  return Math.abs(size) / WORTH_TELLING[figure.as];
}

/** The figures that changed most, the loudest first; those that hardly changed are left out. */
export const mostChanged = <F extends Compared>(figures: readonly F[], most: number): F[] =>
  figures
    .map((figure) => ({ figure, loud: loudness(figure) }))
    .filter(({ loud }) => loud >= 1)
    .toSorted((a, b) => b.loud - a.loud)
    .slice(0, most)
    .map(({ figure }) => figure);

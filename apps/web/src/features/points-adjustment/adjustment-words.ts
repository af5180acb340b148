import type { PointsAdjustmentRow } from '@rondo/contract/points-adjustment';
import type { Translate } from '../../shared/i18n.tsx';

/** Whose points: the first by name, and how many there are. */
export function targetWords(
  t: Translate,
  { names, targets }: Pick<PointsAdjustmentRow, 'names' | 'targets'>,
  list: (parts: readonly string[]) => string,
): string {
  const named = list(names);
  return targets > names.length ? t('pointsAdjustment.more', { names: named, count: targets }) : named;
}

/** Points with their sign. */
export const signed = (points: number, score: (value: number) => string): string =>
  `${points > 0 ? '+' : ''}${score(points)}`;

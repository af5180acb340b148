/** What the balance of an account earns, the best first (decision 0325). */
export const POINTS_BADGES = ['gold', 'silver', 'bronze', 'none'] as const;
export type PointsBadge = (typeof POINTS_BADGES)[number];

/** How much of the way from the lower limit to the upper one each begins at, %. */
const FROM_PERCENT: Readonly<Record<PointsBadge, number>> = { gold: 80, silver: 60, bronze: 40, none: 0 };

interface Standing {
  balance: number;
  lower: number;
  upper: number;
}

/** The badge of an account; `from`: the balance that it begins at, in points. */
export function pointsBadgeOf({ balance, lower, upper }: Standing): { badge: PointsBadge; from: number } {
  const fromOf = (badge: PointsBadge): number => lower + ((upper - lower) * FROM_PERCENT[badge]) / 100;
  const badge = POINTS_BADGES.find((one) => balance >= fromOf(one)) ?? 'none';
  return { badge, from: fromOf(badge) };
}

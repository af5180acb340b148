import { DOUBLE_INSPECTION } from './double-inspection.ts';

/** What an inspector can find of an item; items that nobody judged make no pair. */
export const FINDINGS = ['pass', 'fail', 'na'] as const;
export type Finding = (typeof FINDINGS)[number];

/** How often one inspector found the first and the other the second of an item. */
export interface FindingCount {
  first: Finding;
  second: Finding;
  count: number;
}

/** How far two inspectors agree. Shares are 0 to 1. */
export interface Agreement {
  pairs: number;
  agreed: number;
  /** Share of pairs in which both found the same; null without pairs. */
  observed: number | null;
  /** Share that would agree by chance, from how often each finds what; null without pairs. */
  expected: number | null;
  /** −1 to 1. Null: too few pairs, or all findings are the same, so that chance alone explains them. */
  kappa: number | null;
}

/**
 * Cohen's kappa: (observed − expected) / (1 − expected), where expected is the sum over the findings of the share with which the
 * first finds it times the share with which the second does. Source: J. Cohen, A Coefficient of Agreement for Nominal Scales,
 * Educational and Psychological Measurement 20 (1960), p. 37–46.
 */
export function agreementOf(
  counts: readonly FindingCount[],
  leastPairs: number = DOUBLE_INSPECTION.leastPairs,
): Agreement {
  const sum = (of: (one: FindingCount) => boolean): number =>
    counts.reduce((total, one) => (of(one) ? total + one.count : total), 0);
  const pairs = sum(() => true);
  const agreed = sum((one) => one.first === one.second);
  if (pairs === 0) return { pairs, agreed, observed: null, expected: null, kappa: null };
  const byChance = FINDINGS.reduce(
    (total, finding) => total + sum((one) => one.first === finding) * sum((one) => one.second === finding),
    0,
  );
  // In whole numbers as long as possible, so that full agreement by chance is recognised exactly.
  const square = pairs * pairs;
  const isAlike = byChance === square;
  const kappa = pairs < leastPairs || isAlike ? null : (agreed * pairs - byChance) / (square - byChance);
  return { pairs, agreed, observed: agreed / pairs, expected: byChance / square, kappa };
}

/** How strong an agreement is, from the weakest. */
const STRENGTHS = ['poor', 'slight', 'fair', 'moderate', 'good', 'excellent'] as const;
type Strength = (typeof STRENGTHS)[number];

const BOUNDS = [0, 0.2, 0.4, 0.6, 0.8] as const;

/**
 * The word for a kappa. Source: J. R. Landis, G. G. Koch, The Measurement of Observer Agreement for Categorical Data, Biometrics 33
 * (1977), p. 165: below 0 poor, to 0.2 slight, to 0.4 fair, to 0.6 moderate, to 0.8 substantial, above almost perfect.
 */
export function strengthOf(kappa: number): Strength {
  if (kappa < 0) return 'poor';
  const bounds = BOUNDS.filter((bound) => kappa > bound).length;
  return STRENGTHS[Math.max(1, bounds)] ?? 'excellent';
}

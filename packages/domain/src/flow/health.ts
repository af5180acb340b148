import { FLOW_HEALTH } from '../flow-reading-limit.ts';

/** What can be wrong with the data of a counter (product 18), the worst first. */
export const HEALTH_PROBLEMS = ['silent', 'gaps', 'zero', 'imbalance', 'shift', 'accuracy'] as const;
export type HealthProblem = (typeof HEALTH_PROBLEMS)[number];

/** What is known of a counter in a period. */
export interface HealthFacts {
  /** Minutes of opening hours: able to count, and meant to. */
  healthyMinutes: number;
  expectedMinutes: number;
  /** Hours in opening hours in which it was able to count and nobody came or went. */
  zeroHours: number;
  entries: number;
  exits: number;
  /** How many times its usual count it counts of late; null: too few days. */
  shift: number | null;
  /** Of the last count by hand. */
  accuracyPercent: number | null;
}

/** Minutes that it was able to count of those it was meant to, percent; null: none were expected. */
export const completenessPercent = ({
  healthyMinutes,
  expectedMinutes,
}: Pick<HealthFacts, 'healthyMinutes' | 'expectedMinutes'>): number | null =>
  expectedMinutes === 0 ? null : Math.round((1_000 * healthyMinutes) / expectedMinutes) / 10;

/** By how much entries and exits differ, percent of the larger; null: nobody came or went. */
export function imbalancePercent({ entries, exits }: Pick<HealthFacts, 'entries' | 'exits'>): number | null {
  const most = Math.max(entries, exits);
  return most === 0 ? null : Math.round((1_000 * Math.abs(entries - exits)) / most) / 10;
}

/**
 * How many times its usual count a counter counts of late: the mean of the last seven days by the mean of those before. Null
 * where either has fewer than five days, or nobody came before. `days` in order; days without data are left out.
 */
export function levelShift(days: readonly number[]): number | null {
  const late = days.slice(-LATE_DAYS);
  const before = days.slice(0, -LATE_DAYS);
  if (late.length < FEWEST_DAYS || before.length < FEWEST_DAYS) return null;
  const mean = (some: readonly number[]): number => some.reduce((sum, one) => sum + one, 0) / some.length;
  const usual = mean(before);
  return usual === 0 ? null : Math.round((100 * mean(late)) / usual) / 100;
}

const LATE_DAYS = 7;
const FEWEST_DAYS = 5;

/** What is wrong by these facts. */
export function problemsOf(facts: HealthFacts): HealthProblem[] {
  const { completeness, imbalance, shiftBy, accuracy } = FLOW_HEALTH;
  const whole = completenessPercent(facts);
  const skew = imbalancePercent(facts);
  const found: Record<HealthProblem, boolean> = {
    silent: facts.expectedMinutes > 0 && facts.healthyMinutes === 0,
    gaps: whole !== null && whole < completeness,
    zero: facts.zeroHours > 0,
    imbalance: skew !== null && skew > imbalance,
    shift: facts.shift !== null && Math.abs(facts.shift - 1) > shiftBy,
    accuracy: facts.accuracyPercent !== null && facts.accuracyPercent < accuracy,
  };
  return HEALTH_PROBLEMS.filter((problem) => found[problem]);
}

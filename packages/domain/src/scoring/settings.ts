import { DEFAULT_LEVELS, type Level } from '../level.ts';
import { DEFAULTS } from '../limit.ts';

/** The five ways from answers to a score (product definition, section 6). */
export const SCORING_METHODS = ['points', 'deduction', 'percent', 'weighted', 'pass_fail'] as const;
export type ScoringMethod = (typeof SCORING_METHODS)[number];

/** What a "not applicable" item is worth: nothing at all, its full marks, or zero of its marks. */
export const NA_POLICIES = ['exclude', 'full', 'zero'] as const;
type NaPolicy = (typeof NA_POLICIES)[number];

/** What a failed red line does: only show it, fail the result but keep the score, score 0, or cap the score. */
export const RED_LINE_POLICIES = ['flag', 'fail', 'zero', 'cap'] as const;
type RedLinePolicy = (typeof RED_LINE_POLICIES)[number];

/** How a template turns answers into a score. Frozen into every task and record, so later edits never rewrite history. */
export type ScoringSettings = {
  method: ScoringMethod;
  /** Full score of percent and the start of deduction; must not be 0 there. The others ignore it. */
  standardScore: number;
  naPolicy: NaPolicy;
  redLinePolicy: RedLinePolicy;
  /** Highest rate in percent that is left after a failed red line under policy `cap`. */
  redLineCap: number;
  /** 2..6 levels from the best to the worst; the last one starts at 0 %. */
  levels: Level[];
  /** Decimals of the score. The rate always has one. */
  decimals: 0 | 1 | 2;
  /** Pass/fail method: this many failed items still pass. */
  passFailMaxFails: number;
  /** How far bonus items may lift the total above the maximum, in percent of it; 0 = bonus can only make up for losses. */
  bonusCapPercent: number;
  /** Deduction method: the reasons of one item never take more than its full marks. */
  deductionFloorAtItem: boolean;
  /** Whoever inspects sees points and score before the inspection is handed in. */
  showPoints: boolean;
};

/** The names of the settings, in the order in which people read them. */
export const SCORING_SETTINGS = [
  'method',
  'standardScore',
  'naPolicy',
  'redLinePolicy',
  'redLineCap',
  'levels',
  'decimals',
  'passFailMaxFails',
  'bonusCapPercent',
  'deductionFloorAtItem',
  'showPoints',
] as const satisfies readonly (keyof ScoringSettings)[];

/** What a new template starts from. N/A leaves the sum, a red line fails the result and keeps the score. */
export const DEFAULT_SCORING = {
  method: 'points',
  standardScore: 100,
  naPolicy: DEFAULTS.naPolicy,
  redLinePolicy: DEFAULTS.redLinePolicy,
  redLineCap: 59,
  levels: DEFAULT_LEVELS,
  decimals: 1,
  passFailMaxFails: 0,
  bonusCapPercent: 0,
  deductionFloorAtItem: true,
  showPoints: true,
} satisfies ScoringSettings;

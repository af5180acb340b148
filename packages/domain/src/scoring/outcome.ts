import type { Level } from '../level.ts';
import type { ScoreNode } from './score-node.ts';

/** The result of an inspection. `evaluated` false = nothing could be judged (all N/A): score, rate, level, pass and tree are null. */
export type Outcome = {
  evaluated: boolean;
  score: number | null;
  maxScore: number;
  /** 0..100, above only by bonus points; one decimal. The level is read from this number, so what is shown is what counts. */
  ratePercent: number | null;
  level: Level | null;
  /** The level without the red-line policy. */
  levelBeforeVeto: Level | null;
  isPass: boolean | null;
  /** Failed red-line items, whatever the policy. */
  redLines: number;
  failed: number;
  na: number;
  /** Check items that were shown. */
  itemCount: number;
  categories: CategoryOutcome[];
  /** `evaluate(tree) === score`. */
  tree: ScoreNode | null;
};

/** A category with everything below it. `ratePercent` null = nothing judged. Score and max are in the unit of the method. */
export type CategoryOutcome = {
  id: string;
  name: string;
  parentId: string | null;
  score: number;
  max: number;
  ratePercent: number | null;
  itemCount: number;
  failed: number;
  na: number;
};

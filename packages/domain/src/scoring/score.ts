import type { Answer } from '../answer.ts';
import { categoryOutcomes } from './category-outcome.ts';
import { type Equation, equation } from './equation.ts';
import type { Outcome } from './outcome.ts';
import { roundHalfUp, settle } from './round.ts';
import { evaluate, type ScoreNode, scoreNode } from './score-node.ts';
import type { ScoringSettings } from './settings.ts';
import { answersByItem } from './shown.ts';
import type { TemplateContent } from './template.ts';
import { judgeAll, terms } from './term.ts';
import { verdictAfterRedLines, verdictOf } from './verdict.ts';

const RATE_DECIMALS = 1;

/**
 * Scores an inspection. Hidden follow-ups, unanswered and only recording items are left out; N/A follows the policy of the template.
 * The score is rounded once, at the root of the tree; the rate once, from the unrounded score. Total and without errors for any
 * answers; what is wrong with them is said by `missing` and `answerFaults`.
 */
export function score(content: TemplateContent, settings: ScoringSettings, answers: readonly Answer[]): Outcome {
  const judged = judgeAll(content, answersByItem(answers));
  const counted = terms(judged, settings);
  const failures = judged.filter((one) => one.result.result === 'fail');
  const failed = failures.length;
  const redLines = failures.filter((one) => one.item.severity === 'red_line').length;
  const plain = equation(content, settings, counted);
  const hasVerdict = counted.some((term) => term.result.result !== 'na');
  const shared = {
    redLines,
    failed,
    na: judged.filter((one) => one.result.result === 'na').length,
    itemCount: judged.length,
    categories: categoryOutcomes(content, settings, judged, counted),
  };
  if (!hasVerdict || plain.maxScore <= 0) return { ...NOT_EVALUATED, ...shared };

  // What earns nothing as not applicable misses its mark like a failed item: rate and verdict count the same.
  const missed = counted.filter((term) => term.earned === 0).length;
  const before = verdictOf(rateOf(plain.tree, plain.maxScore), missed, settings);
  const vetoed = redLines > 0 ? veto(plain, settings) : plain.tree;
  const ratePercent = rateOf(vetoed, plain.maxScore);
  const capped = verdictOf(ratePercent, missed, settings);
  const verdict = redLines > 0 ? verdictAfterRedLines(before, capped, settings) : before;
  const tree = scoreNode('round', 'total', {
    amount: settings.decimals,
    params: { counted: counted.length, na: shared.na },
    parts: [vetoed],
  });
  return {
    ...shared,
    evaluated: true,
    score: evaluate(tree),
    maxScore: plain.maxScore,
    ratePercent,
    level: verdict.level,
    levelBeforeVeto: before.level,
    isPass: verdict.isPass,
    tree,
  };
}

const NOT_EVALUATED = {
  evaluated: false,
  score: null,
  maxScore: 0,
  ratePercent: null,
  level: null,
  levelBeforeVeto: null,
  isPass: null,
  tree: null,
} satisfies Partial<Outcome>;

function veto({ tree, maxScore }: Equation, settings: ScoringSettings): ScoreNode {
  switch (settings.redLinePolicy) {
    case 'flag':
      return tree;
    case 'fail':
      return scoreNode('veto', 'redLineFail', { parts: [tree] });
    case 'zero':
      return scoreNode('veto', 'redLineZero', { amount: 0, parts: [tree] });
    case 'cap': {
      const amount = settle((maxScore * settings.redLineCap) / 100);
      return scoreNode('cap', 'redLineCap', { amount, params: { percent: settings.redLineCap }, parts: [tree] });
    }
    default:
      return settings.redLinePolicy satisfies never;
  }
}

function rateOf(tree: ScoreNode, maxScore: number): number {
  return roundHalfUp(settle((evaluate(tree) / maxScore) * 100), RATE_DECIMALS);
}

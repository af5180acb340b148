import { categoryPaths } from './category-path.ts';
import type { CategoryOutcome } from './outcome.ts';
import { roundHalfUp } from './round.ts';
import type { ScoringSettings } from './settings.ts';
import type { Category, TemplateContent } from './template.ts';
import type { Judged, Term } from './term.ts';

const RATE_DECIMALS = 1;

/**
 * One row a category, each with everything below it. Points, percent and deduction count marks, pass/fail counts items, weighted
 * counts percent of the total after renormalising, so that in each of them the top-level rows add up to the whole.
 */
export function categoryOutcomes(
  content: TemplateContent,
  settings: ScoringSettings,
  judged: readonly Judged[],
  terms: readonly Term[],
): CategoryOutcome[] {
  const paths = categoryPaths(content);
  const under = (category: Category) => (one: Judged) => paths.get(one.categoryId)?.includes(category) ?? false;
  const scale = settings.method === 'weighted' ? weightedScale(content, paths, terms) : () => 1;
  return content.categories.map((category) => {
    const items = judged.filter(under(category));
    const own = terms.filter(under(category));
    const earned = sum(own, (term) => term.earned);
    const possible = sum(own, (term) => term.possible);
    const factor = scale(category);
    return {
      id: category.id,
      name: category.name,
      parentId: category.parentId,
      score: roundHalfUp(earned * factor, settings.decimals),
      max: roundHalfUp(possible * factor, 2),
      ratePercent: possible > 0 ? roundHalfUp(Math.max(0, (earned / possible) * 100), RATE_DECIMALS) : null,
      itemCount: items.length,
      failed: items.filter((one) => one.result.result === 'fail').length,
      na: items.filter((one) => one.result.result === 'na').length,
    };
  });
}

/** Percent of the total that one unit of item weight stands for, by the top-level category above. */
function weightedScale(content: TemplateContent, paths: ReturnType<typeof categoryPaths>, terms: readonly Term[]) {
  const itemWeight = (top: Category | undefined) =>
    sum(
      terms.filter((term) => paths.get(term.categoryId)?.at(-1) === top),
      (term) => term.possible,
    );
  const kept = content.categories.filter((one) => paths.get(one.id)?.length === 1 && itemWeight(one) > 0);
  const whole = sum(kept, (one) => one.weightPercent ?? 0);
  return (category: Category) => {
    const top = paths.get(category.id)?.at(-1);
    const inside = itemWeight(top);
    return top && inside > 0 && whole > 0 ? ((top.weightPercent ?? 0) / whole) * (100 / inside) : 0;
  };
}

function sum<T>(rows: readonly T[], value: (row: T) => number): number {
  return rows.reduce((total, row) => total + value(row), 0);
}

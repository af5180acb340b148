import { type ItemResult, isJudged, itemResult } from './item-result.ts';
import type { ScoringSettings } from './settings.ts';
import { type AnswerMap, shownItems } from './shown.ts';
import type { CheckItem, TemplateContent } from './template.ts';

/** One shown item with its place and its result. */
export type Judged = { item: CheckItem; categoryId: string; result: ItemResult };

/**
 * What one item brings into the total: `earned` out of `possible`, in marks (points, percent, deduction), in weight (weighted)
 * or as 1 (pass/fail). `lost` is what deduction subtracts.
 */
export type Term = Judged & { earned: number; possible: number; lost: number };

/** Every shown item with its result. */
export function judgeAll(content: TemplateContent, answers: AnswerMap): Judged[] {
  const shown = new Set(shownItems(content, answers));
  return content.categories.flatMap((category) =>
    category.items
      .filter((item) => shown.has(item))
      .map((item) => ({ item, categoryId: category.id, result: itemResult(item, answers.get(item.id) ?? null) })),
  );
}

/** The items that count, by the N/A policy and the method. Unanswered and only recording items never count. */
export function terms(judged: readonly Judged[], settings: ScoringSettings): Term[] {
  return judged.flatMap((one) => {
    const result = withNaPolicy(one, settings);
    if (result === null) return [];
    if (one.item.bonus && !takesBonus(settings)) return [];
    return [{ ...one, ...worth(one.item, result, settings) }];
  });
}

/** Bonus items exist where marks are added up. */
function takesBonus(settings: ScoringSettings): boolean {
  return settings.method === 'points' || settings.method === 'percent';
}

function withNaPolicy({ item, result }: Judged, { naPolicy }: ScoringSettings): ItemResult | null {
  if (result.result === 'none' || !isJudged(item)) return null;
  if (result.result !== 'na') return result;
  if (naPolicy === 'exclude' || item.bonus) return null;
  if (naPolicy === 'full') return { ...result, points: result.maxPoints, ratio: 1, lost: 0 };
  return { ...result, points: 0, ratio: 0, lost: result.maxPoints };
}

function worth(item: CheckItem, result: ItemResult, settings: ScoringSettings) {
  const { points, maxPoints, ratio } = result;
  switch (settings.method) {
    case 'points':
    case 'percent':
      return { earned: points, possible: item.bonus ? 0 : maxPoints, lost: 0 };
    case 'deduction': {
      const lost = settings.deductionFloorAtItem ? Math.min(result.lost, maxPoints) : result.lost;
      return { earned: maxPoints - lost, possible: maxPoints, lost };
    }
    case 'weighted':
      return { earned: item.weight * ratio, possible: item.weight, lost: 0 };
    case 'pass_fail': {
      const passed = result.result === 'pass' || (result.result === 'na' && ratio === 1);
      return { earned: passed ? 1 : 0, possible: 1, lost: 0 };
    }
    default:
      return settings.method satisfies never;
  }
}

import { categoryPaths } from './category-path.ts';
import { settle } from './round.ts';
import { evaluate, type ScoreNode, scoreNode } from './score-node.ts';
import type { ScoringSettings } from './settings.ts';
import type { Category, TemplateContent } from './template.ts';
import type { Term } from './term.ts';

/** The unrounded score of the method before any red line, as an equation, and the highest score without bonus. */
export type Equation = { tree: ScoreNode; maxScore: number };

/** Builds the equation of a template's method. `maxScore` 0 = there is nothing to divide by, so nothing can be said. */
export function equation(content: TemplateContent, settings: ScoringSettings, terms: readonly Term[]): Equation {
  const possible = settle(terms.reduce((sum, term) => sum + term.possible, 0));
  switch (settings.method) {
    case 'points':
      return { tree: earned(content, settings, terms, possible), maxScore: possible };
    case 'percent': {
      const parts = [
        earned(content, settings, terms, possible),
        scoreNode('leaf', 'possible', { amount: possible, params: { count: terms.length } }),
      ];
      const rate = scoreNode('ratio', 'rate', { parts });
      const tree = scoreNode('scale', 'standard', { amount: settings.standardScore, parts: [rate] });
      return { tree, maxScore: possible === 0 ? 0 : settings.standardScore };
    }
    case 'deduction': {
      const base = scoreNode('leaf', 'base', { amount: settings.standardScore });
      const losses = byCategory(content, terms, (term) => -term.lost);
      return {
        tree: notBelowZero(scoreNode('sum', 'total', { parts: [base, ...losses] })),
        maxScore: settings.standardScore,
      };
    }
    case 'weighted': {
      const parts = weightedCategories(content, terms);
      const mean = scoreNode('mean', 'weightedTotal', { params: { kept: sumOf(parts) }, parts });
      return {
        tree: scoreNode('scale', 'standard', { amount: 100, parts: [mean] }),
        maxScore: parts.length > 0 ? 100 : 0,
      };
    }
    case 'pass_fail':
      return { tree: earned(content, settings, terms, possible), maxScore: possible };
    default:
      return settings.method satisfies never;
  }
}

/** Top-level categories that keep an applicable item and a weight; `mean` renormalises what is left to 100 %. */
function weightedCategories(content: TemplateContent, terms: readonly Term[]): ScoreNode[] {
  const paths = categoryPaths(content);
  return content.categories.flatMap((category) => {
    const own = terms.filter((term) => paths.get(term.categoryId)?.at(-1) === category && term.possible > 0);
    const weight = category.weightPercent ?? 0;
    if (own.length === 0 || weight <= 0) return [];
    const parts = own.map((term) => itemLeaf(term, term.earned / term.possible, term.possible));
    return [scoreNode('mean', 'category', { weight, params: { name: category.name, weight }, parts })];
  });
}

function earned(
  content: TemplateContent,
  settings: ScoringSettings,
  terms: readonly Term[],
  possible: number,
): ScoreNode {
  const sum = scoreNode('sum', 'earned', { parts: byCategory(content, terms, (term) => term.earned) });
  if (!terms.some((term) => term.item.bonus)) return notBelowZero(sum);
  const limit = settle(possible * (1 + settings.bonusCapPercent / 100));
  const params = { percent: settings.bonusCapPercent };
  return notBelowZero(scoreNode('cap', 'bonusCap', { amount: limit, params, parts: [sum] }));
}

/** Only shown where it bites: negative marks or deductions beyond the start. */
function notBelowZero(inner: ScoreNode): ScoreNode {
  return evaluate(inner) < 0 ? scoreNode('floor', 'notBelowZero', { amount: 0, parts: [inner] }) : inner;
}

function byCategory(content: TemplateContent, terms: readonly Term[], amount: (term: Term) => number): ScoreNode[] {
  return content.categories.flatMap((category: Category) => {
    const own = terms.filter((term) => term.categoryId === category.id);
    if (own.length === 0) return [];
    const parts = own.map((term) => itemLeaf(term, amount(term)));
    return [scoreNode('sum', 'category', { params: { name: category.name }, parts })];
  });
}

function itemLeaf(term: Term, amount: number, weight = 1): ScoreNode {
  const { item, result } = term;
  const naKey = term.earned === term.possible ? 'itemNaFull' : 'itemNaZero';
  const params = { itemId: item.id, name: item.name, possible: term.possible };
  const key = result.result === 'na' ? naKey : 'item';
  return scoreNode('leaf', key, { amount: amount === 0 ? 0 : amount, weight, params });
}

/** Percent of the weights that is left after categories dropped out; the mean renormalises it to 100. */
function sumOf(parts: readonly ScoreNode[]): number {
  return settle(parts.reduce((sum, part) => sum + part.weight, 0));
}

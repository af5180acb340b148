import { roundHalfUp, settle } from './round.ts';

/**
 * The equation behind a score, as a tree that can be drawn, stored as JSON and evaluated again.
 * `amount` is the value of a leaf, the factor of a scale, the bound of floor, cap and veto, the decimals of a round; otherwise null.
 * `weight` is read by a parent `mean` only. A veto without amount shows that the result was forced and leaves the number alone.
 */
export type ScoreNode = {
  kind: ScoreNodeKind;
  label: ScoreLabel;
  amount: number | null;
  weight: number;
  parts: ScoreNode[];
};

/** sum: of the parts - mean: weighted - ratio: first part / second part - the others change their first part. */
export const SCORE_NODE_KINDS = ['leaf', 'sum', 'mean', 'ratio', 'scale', 'floor', 'cap', 'veto', 'round'] as const;
export type ScoreNodeKind = (typeof SCORE_NODE_KINDS)[number];

/** `key` is one of `SCORE_LABELS`; the texts are in the messages, filled with `params` (`name` of the item or category, `weight`). */
export type ScoreLabel = { key: ScoreLabelKey; params: Record<string, string | number> };

export const SCORE_LABELS = [
  'total',
  'rate',
  'earned',
  'possible',
  'item',
  'itemNaFull',
  'itemNaZero',
  'category',
  'weightedTotal',
  'base',
  'standard',
  'notBelowZero',
  'bonusCap',
  'redLineFail',
  'redLineZero',
  'redLineCap',
] as const;
export type ScoreLabelKey = (typeof SCORE_LABELS)[number];

/** The value of an equation tree. Division by nothing gives 0. */
export function evaluate(node: ScoreNode): number {
  const amount = node.amount ?? 0;
  const first = () => (node.parts[0] ? evaluate(node.parts[0]) : 0);
  switch (node.kind) {
    case 'leaf':
      return amount;
    case 'sum':
      return settle(node.parts.reduce((sum, part) => sum + evaluate(part), 0));
    case 'mean':
      return mean(node.parts);
    case 'ratio':
      return divide(first(), node.parts[1] ? evaluate(node.parts[1]) : 0);
    case 'scale':
      return first() * amount;
    case 'floor':
      return Math.max(first(), amount);
    case 'cap':
      return Math.min(first(), amount);
    case 'veto':
      return node.amount ?? first();
    case 'round':
      return roundHalfUp(first(), amount);
    default:
      return node.kind satisfies never;
  }
}

/** A node with the parts it needs; the rest takes neutral values. */
export function scoreNode(
  kind: ScoreNodeKind,
  key: ScoreLabelKey,
  more: { amount?: number; weight?: number; parts?: ScoreNode[]; params?: ScoreLabel['params'] } = {},
): ScoreNode {
  return {
    kind,
    label: { key, params: more.params ?? {} },
    amount: more.amount ?? null,
    weight: more.weight ?? 1,
    parts: more.parts ?? [],
  };
}

/** Not settled on the way: its terms are fractions, and what settling cuts off would be scaled up into the last digit shown. */
function mean(parts: readonly ScoreNode[]): number {
  const weighted = parts.reduce((sum, part) => sum + part.weight * evaluate(part), 0);
  return divide(
    weighted,
    parts.reduce((sum, part) => sum + part.weight, 0),
  );
}

function divide(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}

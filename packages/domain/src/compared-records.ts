/** Reports that can stand side by side (product 11). */
export const COMPARED_LEAST = 2;
export const COMPARED_MOST = 4;

/** Why reports cannot stand side by side. */
export type ComparisonFault = 'few' | 'many' | 'templates';

interface Answer {
  itemId: string;
  result: string;
  /** The answer in words. */
  valueText: string;
  points: number | null;
}

interface Compared<I extends Answer> {
  template: { id: string };
  items: readonly I[];
}

/** One check item over all reports. */
export interface ComparedItem<I extends Answer> {
  itemId: string;
  /** The answer in each report, in their order; null where the item was not asked. */
  answers: (I | null)[];
  /** The newest answer: its name and section are the item's. */
  newest: I;
  /** Where result, answer or points are not those of the report before, or only one of the two asked it; false for the first. */
  changes: boolean[];
  /** Not the same in all. */
  isChanged: boolean;
}

/** Null: they can be compared. */
export function comparisonFault(records: readonly { template: { id: string } }[]): ComparisonFault | null {
  if (records.length < COMPARED_LEAST) return 'few';
  if (records.length > COMPARED_MOST) return 'many';
  return new Set(records.map(({ template }) => template.id)).size > 1 ? 'templates' : null;
}

/**
 * The check items of reports of one template, each once: in the order of the last report, items that only earlier ones asked
 * after the one they followed there.
 */
export function comparedItems<I extends Answer>(records: readonly Compared<I>[]): ComparedItem<I>[] {
  const order: string[] = [];
  for (const { items } of records.toReversed()) insertMissing(order, items);
  const byId = records.map(({ items }) => new Map(items.map((item) => [item.itemId, item])));
  return order.flatMap((itemId) => {
    const answers = byId.map((items) => items.get(itemId) ?? null);
    const newest = answers.findLast((answer) => answer !== null);
    if (!newest) return [];
    const changes = answers.map((answer, at) => at > 0 && !areSame(answers[at - 1] ?? null, answer));
    return [{ itemId, answers, newest, changes, isChanged: changes.includes(true) }];
  });
}

function insertMissing(order: string[], items: readonly Answer[]): void {
  let before: string | null = null;
  for (const { itemId } of items) {
    if (!order.includes(itemId)) order.splice(before === null ? 0 : order.indexOf(before) + 1, 0, itemId);
    before = itemId;
  }
}

function areSame(one: Answer | null, other: Answer | null): boolean {
  if (one === null || other === null) return one === other;
  return one.result === other.result && one.valueText === other.valueText && one.points === other.points;
}

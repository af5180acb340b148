import type { InspectionSheet } from '@rondo/contract/inspection';
import { itemResult } from '@rondo/domain/scoring/item-result';
import { lacking } from '@rondo/domain/scoring/missing';
import { answersByItem, isAnswered, shownItems } from '@rondo/domain/scoring/shown';
import type { CheckItem } from '@rondo/domain/scoring/template';
import type { DraftState } from './draft-state.ts';

/** How an item stands: failed, not applicable, done with everything it asks for, or open. */
export type Mark = 'open' | 'done' | 'failed' | 'na';

export interface ItemRow {
  item: CheckItem;
  categoryId: string;
  category: string;
  mark: Mark;
  /** It lacks something without which the inspection cannot be submitted. */
  isMissing: boolean;
  failedLastTime: boolean;
  /** The record its answer was carried over from; null: it is asked here. */
  carriedFrom: string | null;
}

/** The rows that are asked here, without those whose answers were carried over. */
export const askedHere = (rows: readonly ItemRow[]): ItemRow[] => rows.filter((row) => row.carriedFrom === null);

/** The items that are asked now, in the order of the template, and how each stands. */
export function itemRows(
  { content, lastTime }: Pick<InspectionSheet, 'content' | 'lastTime'>,
  answers: DraftState['answers'],
): ItemRow[] {
  const failedBefore = new Set(lastTime.flatMap((past) => (past.result === 'fail' ? [past.itemId] : [])));
  const categories = new Map(content.categories.flatMap((one) => one.items.map((item) => [item.id, one])));
  return shownItems(content, answersByItem(Object.values(answers))).map((item) => {
    const answer = answers[item.id] ?? null;
    const isMissing = lacking(item, answer).length > 0;
    const category = categories.get(item.id);
    return {
      item,
      categoryId: category?.id ?? '',
      category: category?.name ?? '',
      mark: markOf(item, answer, isMissing),
      isMissing,
      failedLastTime: failedBefore.has(item.id),
      carriedFrom: answer?.carriedFrom ?? null,
    };
  });
}

function markOf(item: CheckItem, answer: DraftState['answers'][string] | null, isMissing: boolean): Mark {
  const { result } = itemResult(item, answer);
  if (result === 'fail') return 'failed';
  if (answer?.carriedFrom) return result === 'na' ? 'na' : 'done';
  if (isMissing || !isAnswered(item, answer)) return 'open';
  return result === 'na' ? 'na' : 'done';
}

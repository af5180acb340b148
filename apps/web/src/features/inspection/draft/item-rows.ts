import type { InspectionSheet } from '@rondo/contract/inspection';
import { itemResult } from '@rondo/domain/scoring/item-result';
import { missing } from '@rondo/domain/scoring/missing';
import { answersByItem, isAnswered, shownItems } from '@rondo/domain/scoring/shown';
import type { CheckItem } from '@rondo/domain/scoring/template';
import type { DraftState } from './draft-state.ts';

/** How an item stands: failed, done with everything it asks for, or open. */
export type Mark = 'open' | 'done' | 'failed';

export interface ItemRow {
  item: CheckItem;
  category: string;
  mark: Mark;
  failedLastTime: boolean;
}

/** The items that are asked now, in the order of the template, and how each stands. */
export function itemRows(sheet: Pick<InspectionSheet, 'content' | 'lastTime'>, draft: DraftState): ItemRow[] {
  const { content } = sheet;
  const answers = Object.values(draft.answers);
  const lacking = new Set(missing(content, answers).map((one) => one.itemId));
  const failedBefore = new Set(sheet.lastTime.flatMap((past) => (past.result === 'fail' ? [past.itemId] : [])));
  const categories = new Map(content.categories.flatMap((one) => one.items.map((item) => [item.id, one.name])));
  return shownItems(content, answersByItem(answers)).map((item) => {
    const answer = draft.answers[item.id] ?? null;
    const isFailed = itemResult(item, answer).result === 'fail';
    const isOpen = lacking.has(item.id) || !isAnswered(item, answer);
    return {
      item,
      category: categories.get(item.id) ?? '',
      mark: isFailed ? 'failed' : isOpen ? 'open' : 'done',
      failedLastTime: failedBefore.has(item.id),
    };
  });
}

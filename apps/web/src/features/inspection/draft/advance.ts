import { type Answer, emptyAnswer } from '@rondo/domain/answer';
import { itemResult } from '@rondo/domain/scoring/item-result';
import { lacking } from '@rondo/domain/scoring/missing';
import { isAnswered } from '@rondo/domain/scoring/shown';
import type { CheckItem } from '@rondo/domain/scoring/template';

/** Answers given with one tap: nothing of them is still being typed when they arrive. */
const ONE_TAP: ReadonlySet<CheckItem['answer']> = new Set(['pass_fail', 'level', 'single'] as const);

/**
 * Whether this change ends the work on an item, so that the page may go on: a verdict, a choice or N/A that asks for nothing more.
 * A fail never does: its photo, note and rectification are looked at first.
 */
export function endsItem(item: CheckItem, before: Answer | null, change: Partial<Answer>): boolean {
  const after = { ...(before ?? emptyAnswer(item.id)), ...change };
  const isOneTap = change.na === true || (ONE_TAP.has(item.answer) && typeof change.value === 'string');
  if (!isOneTap || !isAnswered(item, after)) return false;
  return lacking(item, after).length === 0 && itemResult(item, after).result !== 'fail';
}

import type { Answer } from '../answer.ts';
import { allItems, type CheckItem, type TemplateContent } from './template.ts';

/** Answers by item id, the form every rule here reads. A later answer to the same item replaces an earlier one. */
export type AnswerMap = ReadonlyMap<string, Answer>;

/** Keys answers by their item, as the rules here want them. */
export function answersByItem(answers: readonly Answer[]): AnswerMap {
  return new Map(answers.map((answer) => [answer.itemId, answer]));
}

/**
 * The items that are asked, in the order of the template: those without a condition and the follow-ups whose condition holds.
 * A follow-up of a hidden, unknown or not applicable item is hidden.
 */
export function shownItems(content: TemplateContent, answers: AnswerMap): CheckItem[] {
  const items = new Map(allItems(content).map((item) => [item.id, item]));
  const isShown = (item: CheckItem, askedFrom: readonly string[]): boolean => {
    if (item.showIf === null) return true;
    const asked = items.get(item.showIf.itemId);
    const answer = answers.get(item.showIf.itemId);
    if (!asked || !answer || (answer.na && asked.naAllowed) || askedFrom.includes(asked.id)) return false;
    const given = Array.isArray(answer.value) ? answer.value : [answer.value];
    const wanted = item.showIf.answers;
    return (
      given.some((one) => typeof one === 'string' && wanted.includes(one)) && isShown(asked, [...askedFrom, asked.id])
    );
  };
  return [...items.values()].filter((item) => isShown(item, [item.id]));
}

/** Whether the inspector has dealt with an item: N/A, a value, a ticked reason, or for a photo item a picture. */
export function isAnswered(item: CheckItem, answer: Answer | null): boolean {
  if (answer === null) return false;
  if (answer.na && item.naAllowed) return true;
  if (item.answer === 'photo') return answer.photos.length > 0;
  if (item.deductions.some((reason) => answer.deductionIds.includes(reason.id))) return true;
  if (typeof answer.value === 'string') return answer.value.trim() !== '';
  return Array.isArray(answer.value) ? answer.value.length > 0 : answer.value !== null;
}

import type { Answer } from '../answer.ts';
import { itemResult } from './item-result.ts';
import { answersByItem, isAnswered, shownItems } from './shown.ts';
import type { CheckItem, TemplateContent } from './template.ts';

const MISSING_REASONS = ['answer', 'photo', 'note', 'na_reason'] as const;
export type MissingReason = (typeof MISSING_REASONS)[number];
export type Missing = { itemId: string; reason: MissingReason };

/**
 * What an inspection still lacks before it can be submitted, in the order of the template, so that the first row is where the page
 * jumps to. Hidden follow-ups ask for nothing; an optional item that was left alone asks for nothing.
 */
export function missing(content: TemplateContent, answers: readonly Answer[]): Missing[] {
  const byItem = answersByItem(answers);
  return shownItems(content, byItem).flatMap((item) =>
    lacking(item, byItem.get(item.id) ?? null).map((reason) => ({ itemId: item.id, reason })),
  );
}

/** What one item that is asked still lacks with this answer. */
export function lacking(item: CheckItem, answer: Answer | null): MissingReason[] {
  if (answer === null || !isAnswered(item, answer)) return item.required ? ['answer'] : [];
  if (answer.na && item.naAllowed) return item.naReasonRequired && isBlank(answer.naReason) ? ['na_reason'] : [];
  const isFail = itemResult(item, answer).result === 'fail';
  const found: MissingReason[] = [];
  if (answer.photos.length < fewestPhotos(item, isFail)) found.push('photo');
  if ((item.note.rule === 'always' || (item.note.rule === 'on_fail' && isFail)) && isBlank(answer.note))
    found.push('note');
  return found;
}

/** How many pictures an answer needs at least. */
export function fewestPhotos(item: CheckItem, isFail: boolean): number {
  if (item.answer === 'photo') return Math.max(1, item.photo.min);
  const asked = item.photo.rule === 'always' || (item.photo.rule === 'on_fail' && isFail);
  return asked ? Math.max(1, item.photo.min) : 0;
}

function isBlank(text: string): boolean {
  return text.trim() === '';
}

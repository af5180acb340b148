import type { Answer } from '../answer.ts';
import { isCivilDate } from '../civil-time.ts';
import { settle } from './round.ts';
import { allItems, type CheckItem, type TemplateContent } from './template.ts';

const ANSWER_FAULTS = ['unknown_item', 'twice', 'value', 'na_not_allowed', 'deduction', 'photo_count'] as const;
export type AnswerFault = { itemId: string; reason: (typeof ANSWER_FAULTS)[number] };

/**
 * What no honest form can send: answers to items the template does not have, values of the wrong kind or outside the scale, N/A
 * where it is not allowed, reasons of another item, too many pictures. Empty = right. (What is only unfinished is in `missing`.)
 */
export function answerFaults(content: TemplateContent, answers: readonly Answer[]): AnswerFault[] {
  const items = new Map(allItems(content).map((item) => [item.id, item]));
  const seen = new Set<string>();
  return answers.flatMap((answer) => {
    const { itemId } = answer;
    const item = items.get(itemId);
    if (!item) return [{ itemId, reason: 'unknown_item' as const }];
    const faults: AnswerFault[] = seen.has(itemId) ? [{ itemId, reason: 'twice' }] : [];
    seen.add(itemId);
    if (answer.na && !item.naAllowed) faults.push({ itemId, reason: 'na_not_allowed' });
    if (answer.value !== null && !fits(item, answer.value)) faults.push({ itemId, reason: 'value' });
    const reasons = item.deductions.map((reason) => reason.id);
    if (answer.deductionIds.some((id) => !reasons.includes(id))) faults.push({ itemId, reason: 'deduction' });
    if (answer.photos.length > item.photo.max) faults.push({ itemId, reason: 'photo_count' });
    return faults;
  });
}

function fits(item: CheckItem, value: NonNullable<Answer['value']>): boolean {
  const options = item.options.map((option) => option.id);
  switch (item.answer) {
    case 'pass_fail':
      return value === 'pass' || value === 'fail';
    case 'score':
      return typeof value === 'number' && value >= 0 && value <= item.maxScore && isOnStep(value, item.step);
    case 'number':
    case 'temperature':
      return typeof value === 'number' && Number.isFinite(value);
    case 'level':
    case 'single':
      return typeof value === 'string' && options.includes(value);
    case 'multi':
      return Array.isArray(value) && value.every((id, index) => options.includes(id) && value.indexOf(id) === index);
    case 'date':
      return typeof value === 'string' && isCivilDate(value);
    case 'text':
    case 'signature':
      return typeof value === 'string';
    case 'photo':
      return false;
    default:
      return item.answer satisfies never;
  }
}

function isOnStep(value: number, step: number): boolean {
  return step <= 0 || Number.isInteger(settle(value / step));
}

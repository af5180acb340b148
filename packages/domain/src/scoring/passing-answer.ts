import type { Answer, AnswerValue } from '../answer.ts';
import type { AppealCorrection } from '../appeal.ts';
import type { CheckItem } from './template.ts';

/**
 * The answer that stands once it was accepted that an item did not fail; null where there is none. Not applicable only where the item
 * allows it. A measured value that is out of bounds becomes the nearest bound: what was measured stays in the record's changes.
 */
export function correctedAnswer(item: CheckItem, before: Answer, as: AppealCorrection, reason: string): Answer | null {
  if (as === 'na' && item.naAllowed) return { ...before, na: true, naReason: reason, deductionIds: [] };
  const value = passingValue(item, before.value);
  return value === null ? null : { ...before, na: false, naReason: '', value, deductionIds: [] };
}

function passingValue(item: CheckItem, value: AnswerValue): AnswerValue {
  switch (item.answer) {
    case 'pass_fail':
      return 'pass';
    case 'score':
      return item.maxScore;
    case 'number':
    case 'temperature':
      return typeof value === 'number' ? Math.min(item.max ?? value, Math.max(item.min ?? value, value)) : null;
    case 'level':
    case 'single':
      return bestOption(item);
    case 'multi': {
      const best = bestOption(item);
      return best === null ? null : [best];
    }
    default:
      return null;
  }
}

/** The option with the most points that neither fails nor asks for a rectification. */
function bestOption({ options, rectify }: CheckItem): string | null {
  const good = options.filter(({ id, isFail }) => !isFail && !rectify.optionIds.includes(id));
  return good.toSorted((a, b) => b.points - a.points)[0]?.id ?? null;
}

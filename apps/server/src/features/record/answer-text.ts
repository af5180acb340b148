import type { Answer } from '@rondo/domain/answer';
import type { Language } from '@rondo/domain/language';
import type { CheckItem } from '@rondo/domain/scoring/template';
import { translate } from '@rondo/messages';

/**
 * An answer in the reader's words: the texts of the options, a number with its unit, the day. Pictures and signatures have
 * none, their files say it. `item` is the item of the pinned version.
 */
export function answerText(item: CheckItem | undefined, answer: Answer, language: Language): string {
  const { value } = answer;
  if (answer.na) return translate(language, 'record.answer.na');
  if (value === null || item === undefined) return '';
  switch (item.answer) {
    case 'pass_fail':
      return translate(language, value === 'pass' ? 'record.answer.pass' : 'record.answer.fail');
    case 'score':
      return `${value} / ${item.maxScore}`;
    case 'number':
    case 'temperature':
      return item.unit ? `${value} ${item.unit}` : String(value);
    case 'level':
    case 'single':
    case 'multi':
      return item.options
        .filter((option) => (Array.isArray(value) ? value.includes(option.id) : option.id === value))
        .map((option) => option.text)
        .join(translate(language, 'ui.listSeparator'));
    case 'text':
    case 'date':
      return String(value);
    case 'photo':
    case 'signature':
      return '';
    default:
      return item.answer satisfies never;
  }
}

/** The reasons that were ticked, in the words of the template. */
export function deductionText(item: CheckItem | undefined, answer: Answer, language: Language): string {
  const ticked = item?.deductions.filter((reason) => answer.deductionIds.includes(reason.id)) ?? [];
  return ticked.map((reason) => reason.text).join(translate(language, 'ui.listSeparator'));
}

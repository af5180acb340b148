import type { Answer } from '@rondo/domain/answer';
import { answerFaults } from '@rondo/domain/scoring/answer-fault';
import { allItems, type TemplateContent } from '@rondo/domain/scoring/template';
import { AppError } from '../../platform/errors.ts';

/** Answers by item id, as they travel and as a draft keeps them. */
export type Answers = Readonly<Record<string, Answer>>;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Refuses what no honest form sends: items the version does not have, values outside their scale, keys that lie. */
export function checkAnswers(content: TemplateContent, answers: Answers): void {
  const given = Object.entries(answers);
  const types = new Map(allItems(content).map((item) => [item.id, item.answer]));
  const faults = [
    ...given.filter(([key, answer]) => key !== answer.itemId).map(([key]) => ({ itemId: key, rule: 'invalid' })),
    ...answerFaults(content, Object.values(answers)).map(({ itemId }) => ({ itemId, rule: 'invalid' })),
    ...given
      .filter(([, { itemId, value }]) => types.get(itemId) === 'signature' && value !== null && !isFile(value))
      .map(([itemId]) => ({ itemId, rule: 'invalid' })),
    ...given.filter(([, { value }]) => !isStorable(value)).map(([itemId]) => ({ itemId, rule: 'characters' })),
  ];
  if (faults.length === 0) return;
  throw new AppError('INPUT_REFUSED', {
    fields: faults.map(({ itemId, rule }) => ({ path: `answers.${itemId}`, rule })),
  });
}

/** Files that answers name: pictures, and signatures where an item asks for one. */
export function filesOf(content: TemplateContent, answers: Answers): string[] {
  const signed = new Set(
    allItems(content)
      .filter((item) => item.answer === 'signature')
      .map((item) => item.id),
  );
  const ids = Object.values(answers).flatMap((answer) =>
    signed.has(answer.itemId) && isFile(answer.value) ? [...answer.photos, answer.value] : answer.photos,
  );
  return [...new Set(ids)];
}

function isFile(value: Answer['value']): value is string {
  return typeof value === 'string' && UUID.test(value);
}

/** The database keeps neither NUL nor half a character. */
function isStorable(value: Answer['value']): boolean {
  return typeof value !== 'string' || (!value.includes('\u0000') && value.isWellFormed());
}

import type { CheckItem } from '@rondo/domain/scoring/template';
import { givableAnswers } from '@rondo/domain/scoring/template-structure';
import { type Part, partsOf, textOf } from '../quoted.ts';
import type { Fields } from './fields.ts';
import type { ReadItem } from './item-of-row.ts';
import { meant, VERDICT_WORDS } from './words.ts';

/** A row of a file as a check item, with its number and its texts. */
export interface Numbered extends ReadItem {
  row: number;
  fields: Fields;
}

/**
 * Finds what follow-up questions follow: `A01 = fail`, `Seal is whole = Broken | Missing`. The item before the sign is told by its id,
 * code or name, in the file or in the draft; an item or answer that is not there is a fault of the row.
 */
export function withFollowUps(rows: readonly Numbered[], draft: readonly CheckItem[]): Numbered[] {
  const find = finderOf(rows, draft);
  return rows.map((row) => {
    const cell = row.fields.showIf?.trim() ?? '';
    if (cell === '') return row;
    const showIf = showIfOf(cell, find);
    if (showIf) return { ...row, item: { ...row.item, showIf } };
    return { ...row, faults: [...row.faults, { field: 'showIf', value: cell, key: 'template.import.showIfWords' }] };
  });
}

type Find = (told: string) => CheckItem | undefined;

/** Of several with one name the first: whoever means another one says its code. */
function finderOf(rows: readonly Numbered[], draft: readonly CheckItem[]): Find {
  const found = new Map<string, CheckItem>();
  const note = (told: string | null | undefined, item: CheckItem) => {
    const key = plain(told ?? '');
    if (key !== '' && !found.has(key)) found.set(key, item);
  };
  const items = rows.map(({ item }) => item);
  for (const { fields, item } of rows) note(fields.id, item);
  for (const all of [items, draft]) {
    for (const item of all) note(item.id, item);
    for (const item of all) note(item.code, item);
    for (const item of all) note(item.name, item);
  }
  return (told) => found.get(plain(told));
}

const plain = (text: string): string => text.normalize('NFKC').trim().toLowerCase();

function showIfOf(cell: string, find: Find): CheckItem['showIf'] {
  const [first, ...more] = partsOf(cell);
  const split = first && splitAtSign(first);
  const asked = split && find(split.told);
  if (!split || !asked) return null;
  const named = [split.answer, ...more.map(textOf)].map((text) => answerNamed(asked, text));
  const answers = named.flatMap((one) => one ?? []);
  return answers.length === named.length ? { itemId: asked.id, answers: [...new Set(answers)] } : null;
}

/** `"A = B" = C` and `A = C`: what stands before the last sign outside quotes is the item. */
function splitAtSign({ quoted, rest }: Part): { told: string; answer: string } | null {
  const at = quoted === null ? rest.lastIndexOf('=') : rest.indexOf('=');
  if (at < 0) return null;
  const told = quoted ?? rest.slice(0, at);
  const [answer] = partsOf(rest.slice(at + 1));
  return answer ? { told, answer: textOf(answer) } : null;
}

function answerNamed(asked: CheckItem, text: string): string | undefined {
  const option = asked.options.find((one) => one.text === text);
  const verdict = asked.answer === 'pass_fail' ? meant(VERDICT_WORDS, text) : undefined;
  return option?.id ?? verdict ?? givableAnswers(asked).find((one) => one === text);
}

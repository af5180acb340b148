import { type ItemFieldName, itemField, itemValue } from '@rondo/contract/item-fields';
import type { Language } from '@rondo/domain/language';
import {
  type AnswerOption,
  allItems,
  type CheckItem,
  type RectifyNamed,
  type TemplateContent,
} from '@rondo/domain/scoring/template';
import { translate } from '@rondo/messages';
import { isWordField, wordLabel } from './import/words.ts';
import { quoted } from './quoted.ts';

/** What a cell may need beside its item: the language, and the template that follow-ups point into. */
export interface CellReader {
  language: Language;
  content: TemplateContent;
  /** What members and roles are called. Absent: a file does not name them. */
  nameOf?: (id: string) => string;
}

/**
 * A field of a check item as a cell of a table. An import reads every cell back to the same value; empty: what a new item has. Of pictures
 * and of people who are named it is how many there are.
 */
export function itemCell(item: CheckItem, name: ItemFieldName, reader: CellReader): string {
  const { language } = reader;
  const value = itemValue(item, name);
  const { kind } = itemField(name);
  if (name === 'rectify.when') return rectifyCell(item, language);
  if (kind === 'own') return ownCell(item, name, reader);
  if (Array.isArray(value)) return value.map((one) => quoted(wordOr(name, one, language))).join('; ');
  if (typeof value === 'boolean')
    return translate(language, value ? 'template.exporting.yes' : 'template.exporting.no');
  if (kind === 'word') return wordOr(name, value, language);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function wordOr(name: ItemFieldName, value: unknown, language: Language): string {
  const text = String(value);
  const label = isWordField(name) ? wordLabel(name, text) : null;
  return label === null ? text : translate(language, label);
}

function ownCell(item: CheckItem, name: ItemFieldName, reader: CellReader): string {
  const { language, content } = reader;
  switch (name) {
    case 'options':
      return item.options.map((option) => optionText(option, language)).join('\n');
    case 'deductions':
      return item.deductions.map(({ text, points }) => `${quoted(text)}:${points}`).join('\n');
    case 'standardPhotos':
      return item.standardPhotos.length === 0 ? '' : String(item.standardPhotos.length);
    case 'rectify.named':
      return namedCell(item.rectify.named, reader);
    case 'showIf':
      return showIfCell(item, content, language);
    default:
      return '';
  }
}

/** Who is named in each part; only how many for a file. */
function namedCell(named: RectifyNamed, { language, nameOf }: CellReader): string {
  const parts = {
    handler: [...(named.handlerRoleId ? [named.handlerRoleId] : []), ...named.handlerIds],
    reviewer: [...(named.reviewerRoleId ? [named.reviewerRoleId] : []), ...named.reviewerIds],
    cc: [...named.ccIds, ...named.ccRoleIds],
  };
  const count = Object.values(parts).flat().length;
  if (count === 0) return '';
  if (!nameOf) return String(count);
  return (['handler', 'reviewer', 'cc'] as const)
    .filter((part) => parts[part].length > 0)
    .map((part) => `${translate(language, `template.item.${part}`)}: ${parts[part].map(nameOf).join(', ')}`)
    .join('; ');
}

/** Whether a choice fails is said where it does not follow from its points. */
function optionText({ text, points, isFail }: AnswerOption, language: Language): string {
  const verdict = translate(language, isFail ? 'template.fail' : 'template.pass').toLowerCase();
  return `${quoted(text)}:${points}${isFail === points <= 0 ? '' : ` (${verdict})`}`;
}

function rectifyCell({ rectify, options }: CheckItem, language: Language): string {
  const { when, belowPercent, optionIds } = rectify;
  switch (when) {
    case 'below':
      return translate(language, 'template.exporting.below', { percent: belowPercent ?? 0 });
    case 'on_options': {
      const chosen = options.filter(({ id }) => optionIds.includes(id)).map(({ text }) => quoted(text));
      return translate(language, 'template.exporting.options', { list: chosen.join(' | ') });
    }
    case 'on_fail':
    case 'never':
      return translate(language, `template.rectifyWhen.${when}`);
    default:
      return when satisfies never;
  }
}

/** The item asked before by its name where only it has that name, else by its id. */
function showIfCell({ showIf }: CheckItem, content: TemplateContent, language: Language): string {
  const items = allItems(content);
  const asked = items.find(({ id }) => id === showIf?.itemId);
  if (!showIf || !asked) return '';
  const isAlone = items.filter(({ name, code }) => name === asked.name || code === asked.name).length === 1;
  const answers = showIf.answers.map((answer) => {
    const option = asked.options.find(({ id }) => id === answer);
    if (option) return quoted(option.text);
    return translate(language, answer === 'pass' ? 'template.pass' : 'template.fail');
  });
  return `${quoted(isAlone ? asked.name : asked.id)} = ${answers.join(' | ')}`;
}

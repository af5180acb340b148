import { ITEM_FIELD_NAMES, type ItemFieldName, itemField, withItemValue } from '@rondo/contract/item-fields';
import { characters } from '@rondo/domain/limit';
import type { CheckItem } from '@rondo/domain/scoring/template';
import type { MessageKey, Params } from '@rondo/messages';
import { partsOf, textOf } from '../quoted.ts';
import type { ColumnField, Fault, Fields } from './fields.ts';
import { fillReasons } from './fill-reasons.ts';
import { fillRectify } from './fill-rectify.ts';
import { ITEM_WORDS, isWordField, meant, YES_NO_WORDS } from './words.ts';

/** Told apart by their words: what a cell of each may say. */
const WORD_FAULTS: Partial<Record<ItemFieldName, MessageKey>> = {
  answer: 'template.import.answerWords',
  severity: 'template.import.severityWords',
  'photo.rule': 'template.import.photoWords',
  'note.rule': 'template.import.noteWords',
  'rectify.handler': 'template.import.rectifierWords',
  'rectify.reviewer': 'template.import.rectifierWords',
  'rectify.priority': 'template.import.priorityWords',
  'applies.formats': 'template.import.formatWords',
  'applies.modes': 'template.import.modeWords',
  cameraPlaces: 'template.import.placeWords',
};

/** Read by code of their own: the name and its standard, which are cut, and what has a grammar. */
const OWN: readonly ItemFieldName[] = ['name', 'standard', 'code', 'rectify.when', 'rectify.belowPercent'];

/** Fills a check item by what its fields are; an empty cell leaves the start value, a wrong one is told. */
export function fillItem(start: CheckItem, fields: Fields, fault: Fault): CheckItem {
  let item = start;
  for (const name of ITEM_FIELD_NAMES) {
    if (OWN.includes(name) || !isColumn(name)) continue;
    const cell = fields[name]?.trim() ?? '';
    const value = cell === '' ? undefined : readCell(name, cell, fault);
    if (value !== undefined) item = withItemValue(item, name, value);
    if (name === 'photo.rule' && value !== undefined) item = withPhotos(item);
  }
  return fillRectify(fillReasons(item, fields, fault), fields, fault);
}

const isColumn = (name: ItemFieldName): name is ColumnField =>
  name !== 'rectify.belowPercent' && name !== 'rectify.optionIds';

/** Undefined: nothing to keep, or told as a fault. */
function readCell(name: ColumnField, cell: string, fault: Fault): unknown {
  const field = itemField(name);
  switch (field.kind) {
    case 'word':
      return wordOf(name, cell, fault);
    case 'words': {
      const some = partsOf(cell).map((part) => wordOf(name, textOf(part), fault));
      return some.includes(undefined) ? undefined : [...new Set(some)];
    }
    case 'flag':
      return meant(YES_NO_WORDS, cell) ?? told(fault, name, 'template.import.yesNo');
    case 'number':
    case 'numberOrNull':
      return numberIn(name, cell, field, fault);
    case 'lines':
      return partsOf(cell)
        .slice(0, field.most)
        .map((part) => [...textOf(part)].slice(0, field.max).join(''));
    case 'text':
    case 'textOrNull':
      if (characters(cell) > field.max) return told(fault, name, 'template.import.tooLong', { max: field.max });
      return cell;
    case 'own':
      return undefined;
    default:
      return field satisfies never;
  }
}

function wordOf(name: ColumnField, text: string, fault: Fault): string | undefined {
  if (!isWordField(name)) return undefined;
  return meant(ITEM_WORDS[name], text) ?? told(fault, name, WORD_FAULTS[name] ?? 'template.import.rectifyWords');
}

interface Bounds {
  min: number;
  max: number;
  isWhole: boolean;
}

function numberIn(name: ColumnField, cell: string, { min, max, isWhole }: Bounds, fault: Fault): number | undefined {
  const value = numberOf(cell);
  if (value === null || (isWhole && !Number.isInteger(value))) {
    return told(fault, name, value === null ? 'template.import.notANumber' : 'template.import.notWhole');
  }
  if (value < min) return told(fault, name, 'template.import.tooSmall', { min });
  if (value > max) return told(fault, name, 'template.import.tooBig', { max });
  return value;
}

function told(fault: Fault, name: ColumnField, key: MessageKey, params?: Params): undefined {
  fault(name, key, params);
}

/** A rule about photos without numbers: those it begins with in the editor. */
function withPhotos(item: CheckItem): CheckItem {
  const { rule } = item.photo;
  return { ...item, photo: { ...item.photo, min: rule === 'none' || rule === 'optional' ? 0 : 1 } };
}

export function numberOf(text: string): number | null {
  const plain = text
    .normalize('NFKC')
    .replace(/,(?=\d{3}(?:\D|$))/g, '')
    .replace(/(?:分|points?|%|h|小时)$/i, '')
    .trimEnd();
  return /^[+-]?\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : null;
}

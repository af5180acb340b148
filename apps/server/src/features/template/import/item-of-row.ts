import { characters, LIMIT } from '@rondo/domain/limit';
import { type CheckItem, newCheckItem } from '@rondo/domain/scoring/template';
import type { MessageKey, Params } from '@rondo/messages';
import type { Fields, ImportField } from './fields.ts';
import { fillItem, numberOf } from './fill-item.ts';

/** What is wrong with a cell; `rule` is a message under `template.import`. */
export interface CellFault {
  field: ImportField;
  value: string;
  key: MessageKey;
  params?: Params;
}

export interface ReadItem {
  category: string;
  categoryWeight: number | null;
  item: CheckItem;
  /** What keeps the row out. */
  faults: CellFault[];
  /** What was changed to make it fit. */
  notes: CellFault[];
}

/** One row as a check item. Where a cell is empty the editor's own start value holds. */
export function itemOfRow(id: string, fields: Fields, uncategorised: string): ReadItem {
  const faults: CellFault[] = [];
  const notes: CellFault[] = [];
  const fault = (field: ImportField, key: MessageKey, params?: Params) =>
    faults.push({ field, value: fields[field] ?? '', key, ...(params ? { params } : {}) });
  const start = newCheckItem(id, '');
  start.standard = (fields.standard ?? '').trim();
  nameItem(start, fields.name ?? '', notes);
  if (start.name === '') fault('name', 'template.import.nameNeeded');
  start.code = oneLine(fields.code ?? '') || null;
  if (start.code !== null && characters(start.code) > LIMIT.template.itemCode) {
    fault('code', 'template.import.tooLong', { max: LIMIT.template.itemCode });
  }
  cutStandard(start, notes);
  const item = fillItem(start, fields, fault);
  const categoryWeight = weightOf(fields.categoryWeight ?? '', fault);
  const category = categoryOf(fields.category ?? '', fault, notes) || uncategorised;
  return { category, categoryWeight, item, faults, notes };
}

/** Of the top category of the row; null where nothing is said. */
function weightOf(text: string, fault: (field: ImportField, key: MessageKey, params?: Params) => unknown) {
  if (text.trim() === '') return null;
  const value = numberOf(text.trim());
  if (value === null) fault('categoryWeight', 'template.import.notANumber');
  else if (value < 0) fault('categoryWeight', 'template.import.tooSmall', { min: 0 });
  else if (value > LIMIT.percent) fault('categoryWeight', 'template.import.tooBig', { max: LIMIT.percent });
  return value;
}

/** A sentence that is too long for a name is cut, and stands in full above the standard. */
function nameItem(item: CheckItem, text: string, notes: CellFault[]): void {
  const name = oneLine(text);
  const max = LIMIT.name.checkItem;
  item.name = cut(name, max);
  if (item.name === name) return;
  item.standard = item.standard === '' ? name : `${name}\n${item.standard}`;
  notes.push({ field: 'name', value: name, key: 'template.import.nameCut', params: { max } });
}

/** A text that is too long is cut and told: an authority's paragraph is no reason to leave its item out. */
function cutStandard(item: CheckItem, notes: CellFault[]): void {
  const max = LIMIT.text.standard;
  if (characters(item.standard) <= max) return;
  notes.push({ field: 'standard', value: item.standard, key: 'template.import.standardCut', params: { max } });
  item.standard = cut(item.standard, max);
}

/** The category path with `/` between at most three names. A name that is too long is cut: the rows under it stay together. */
function categoryOf(
  text: string,
  fault: (field: ImportField, key: MessageKey, params?: Params) => unknown,
  notes: CellFault[],
): string {
  if (text.trim() === '') return '';
  const names = text.split('/').map(oneLine);
  if (names.some((name) => name === '')) fault('category', 'template.import.categoryGap');
  if (names.length > LIMIT.tree.categoryDepth) {
    fault('category', 'template.import.categoryDeep', { max: LIMIT.tree.categoryDepth });
  }
  const max = LIMIT.name.category;
  if (names.some((name) => characters(name) > max)) {
    notes.push({ field: 'category', value: text, key: 'template.import.categoryCut', params: { max } });
  }
  return names.map((name) => cut(name, max)).join('/');
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function cut(text: string, max: number): string {
  return characters(text) > max
    ? `${[...text]
        .slice(0, max - 1)
        .join('')
        .trimEnd()}…`
    : text;
}

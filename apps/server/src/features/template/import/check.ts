import { ITEM_FIELD_NAMES, type ItemFieldName } from '@rondo/contract/item-fields';
import { allItems, type TemplateContent } from '@rondo/domain/scoring/template';
import { type MessageKey, type Params, translate } from '@rondo/messages';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import type { CellNote, Checked, CheckOptions } from '../../../platform/import/definition.ts';
import type { Source, SourceRow } from '../../../platform/import/source.ts';
import * as q from '../template.queries.ts';
import { versionOf } from '../version.ts';
import { existingKeys, keyOf, withDraftIds } from './existing.ts';
import { type Fields, IMPORT_FIELDS, type ImportField, isPathHeader } from './fields.ts';
import { numberOf } from './fill-item.ts';
import { type Numbered, withFollowUps } from './follow-ups.ts';
import { type CellFault, itemOfRow } from './item-of-row.ts';
import { mergeItem } from './merge.ts';
import type { Plan, PlannedItem } from './plan.ts';

type Say = (key: MessageKey, params?: Params) => string;

/** What an import would bring into a draft, or into a template of its own. Reads, writes nothing. */
export async function checkItems(
  { db, actor, language, newId }: Context,
  source: Source<ImportField>,
  { templateId }: CheckOptions,
): Promise<Checked<ImportField, Plan>> {
  const say: Say = (key, params) => translate(language, key, params);
  const content = templateId === null ? { categories: [] } : await contentOf(db, actor.companyId, templateId);
  const uncategorised = say('template.import.uncategorised');
  const rows = source.rows.map((row) => {
    const fields = fieldsOf(row);
    return { row: row.row, fields, ...itemOfRow(newId(), fields, uncategorised) };
  });
  const read = withFollowUps(withDraftIds(rows, content), allItems(content));
  const notes = notesOf(read, say);
  const faults = read.flatMap(({ row, faults: found }) => found.map((fault) => noteOf(row, fault, say)));
  const { items, merged } = mergedByCode(read.filter((one) => one.faults.length === 0));
  const { doubles, repeats } = duplicatesOf(items, content, say);
  const categories = [...new Set(items.map(({ category }) => category))];
  const shown = new Map(
    items.map(({ row, category, item }) => [
      row,
      { category, name: item.name, severity: say(`state.severity.${item.severity}`) },
    ]),
  );
  const tooMerged = merged.map(
    ({ row, name }): CellNote<ImportField> => ({
      row,
      field: 'code',
      value: name,
      message: say('template.importing.merged'),
    }),
  );
  return {
    faults,
    warnings: [...notes, ...tooMerged].toSorted((a, b) => a.row - b.row),
    duplicates: doubles,
    ready: items.length - doubles.length,
    creates: [{ noun: 'category', names: categories }],
    notes: [...summaryOf(items, say), ...countedNotes(read, content, say)],
    shown: (row) => shown.get(row) ?? {},
    plan: { templateId, items, doubles: doubles.map(({ row }) => row), repeats, given: givenFields(source.fields) },
  };
}

/** The fields that columns of a file stand for; the one about rectifications says three, those that count what stays here none. */
function givenFields(columns: ReadonlySet<ImportField>): ItemFieldName[] {
  const isWithin = (name: ItemFieldName) => name === 'rectify.belowPercent' || name === 'rectify.optionIds';
  return ITEM_FIELD_NAMES.filter((name) => !COUNTED.includes(name)).filter((name) =>
    isWithin(name) ? columns.has('rectify.when') : isTold(name, columns),
  );
}

/** Fields of which a file says only how much there is. */
const COUNTED: readonly ItemFieldName[] = ['standardPhotos', 'rectify.named'];

const isTold = (name: ItemFieldName, columns: ReadonlySet<string>): boolean => columns.has(name);

async function contentOf(db: Context['db'], companyId: string, templateId: string): Promise<TemplateContent> {
  const template = await q.byId(db, companyId, templateId).executeTakeFirst();
  const versionId = template?.draft_version_id ?? template?.live_version_id;
  const version = versionId ? await q.versionById(db, companyId, versionId).executeTakeFirst() : undefined;
  if (!version) throw new AppError('NOT_FOUND');
  return versionOf(version).content;
}

function fieldsOf(row: SourceRow<ImportField>): Fields {
  const plain = (text: string): string => text.replaceAll('\u0000', '').toWellFormed();
  const fields: Fields = {
    conditions: row
      .cellsOf('condition')
      .map(({ header, text }) => ({ header, text: plain(text) }))
      .filter(({ text }) => text.trim() !== ''),
  };
  for (const { name } of IMPORT_FIELDS) {
    if (name !== 'condition' && name !== 'category') fields[name] = plain(row.textOf(name));
  }
  const levels = row.cellsOf('category').filter(({ text }) => text.trim() !== '');
  const path = levels.map(({ header, text }) =>
    isPathHeader(header) ? plain(text) : plain(text).replaceAll('/', '／'),
  );
  return { ...fields, category: path.length > 0 ? path.join('/') : plain(row.textOf('category')) };
}

/** Rows that share a code are one check item, found in several degrees; rows that say which item they are stay what they are. */
function mergedByCode(read: readonly Numbered[]): { items: PlannedItem[]; merged: { row: number; name: string }[] } {
  const items: PlannedItem[] = [];
  const merged: { row: number; name: string }[] = [];
  const byCode = new Map<string, PlannedItem>();
  for (const { row, fields, category, categoryWeight, item } of read) {
    const code = fields.id?.trim() ? undefined : item.code?.toLowerCase();
    const first = code ? byCode.get(code) : undefined;
    if (first) {
      mergeItem(first.item, item);
      merged.push({ row, name: item.name });
      continue;
    }
    const planned = { row, category, categoryWeight, item };
    items.push(planned);
    if (code) byCode.set(code, planned);
  }
  return { items, merged };
}

/**
 * Rows whose item, or whose category and name, are in the draft already, or that say the same as an earlier row: of one name with another
 * standard both are wanted.
 */
function duplicatesOf(
  items: readonly PlannedItem[],
  content: TemplateContent,
  say: Say,
): { doubles: Checked<ImportField, Plan>['duplicates']; repeats: Plan['repeats'] } {
  const there = existingKeys(content);
  const ids = new Set(allItems(content).map((item) => item.id));
  const seen = new Map<string, string>();
  const repeats: Plan['repeats'] = [];
  const doubles = items.flatMap(({ row, category, item }) => {
    const key = keyOf(category, item.name);
    const whole = [key, item.standard, item.code].join('\n').toLowerCase();
    const first = seen.get(whole);
    if (first === undefined) seen.set(whole, item.id);
    const isOfDraft = ids.has(item.id);
    if (first !== undefined && !isOfDraft) repeats.push({ row, of: first });
    const isDouble = isOfDraft || there.has(key) || first !== undefined;
    return isDouble ? [{ row, name: item.name, id: null, message: say('template.importing.double', { row }) }] : [];
  });
  return { doubles, repeats };
}

const noteOf = (row: number, { field, value, key, params }: CellFault, say: Say): CellNote<ImportField> => ({
  row,
  field,
  value,
  message: say(key, params),
});

/** A category that was shortened stands in many rows; once is enough. */
function notesOf(read: readonly Numbered[], say: Say): CellNote<ImportField>[] {
  const told = new Set<string>();
  return read
    .filter(({ faults }) => faults.length === 0)
    .flatMap(({ row, notes }) =>
      notes
        .filter(({ key, value }) => !told.has(`${key} ${value}`) && told.add(`${key} ${value}`))
        .map((note) => noteOf(row, note, say)),
    );
}

/** What is easily lost: how many red lines there are, and what has no category. */
function summaryOf(items: readonly PlannedItem[], say: Say): string[] {
  const redLines = items.filter(({ item }) => item.severity === 'red_line').length;
  const loose = items.filter(({ category }) => category === say('template.import.uncategorised')).length;
  return [
    ...(redLines > 0 ? [say('template.importing.redLines', { count: redLines })] : []),
    ...(loose > 0 ? [say('template.importing.loose', { count: loose })] : []),
  ];
}

/** Pictures and people do not travel in a file: what it counts of items that are not in the draft is told, the others keep theirs. */
function countedNotes(read: readonly Numbered[], content: TemplateContent, say: Say): string[] {
  const there = new Set(allItems(content).map(({ id }) => id));
  const fresh = read.filter(({ item, faults }) => faults.length === 0 && !there.has(item.id));
  const note = (field: 'standardPhotos' | 'rectify.named', key: MessageKey): string[] => {
    const missing = fresh.map(({ fields }) => numberOf(fields[field] ?? '') ?? 0).filter((count) => count > 0);
    const count = missing.reduce((sum, one) => sum + one, 0);
    return count === 0 ? [] : [say(key, { count, items: missing.length })];
  };
  return [
    ...note('standardPhotos', 'template.importing.standardPhotos'),
    ...note('rectify.named', 'template.importing.named'),
  ];
}

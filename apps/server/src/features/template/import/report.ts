import type { ItemImportReport } from '@rondo/contract/template';
import { LIMIT } from '@rondo/domain/limit';
import type { TemplateContent } from '@rondo/domain/scoring/template';
import type { MessageKey, Params } from '@rondo/messages';
import { AppError } from '../../../platform/errors.ts';
import { columnFields, type ImportField, isPathHeader, knownHeaders } from './columns.ts';
import { existingKeys, keyOf } from './existing.ts';
import type { Fields } from './fields.ts';
import { type CellFault, itemOfRow, type ReadItem } from './item-of-row.ts';
import { mergeItem } from './merge.ts';
import { MOST_ROWS_ABOVE, type TableRow } from './table.ts';

interface Source {
  fileName: string;
  rows: readonly TableRow[];
  /** What the draft holds already. */
  content: TemplateContent;
  /** Fields that a person chose for headers. */
  mapping: Readonly<Record<string, string>>;
  newId: () => string;
  say: (key: MessageKey, params?: Params) => string;
}

/**
 * What an import would bring, row by row. A duplicate whose row is also among the ready ones can be left out or kept; one
 * that is not was merged into an earlier row with the same code.
 */
export function importReport(source: Source): ItemImportReport {
  const { rows, say } = source;
  const above = rows.slice(0, MOST_ROWS_ABOVE).map(({ cells }) => knownHeaders(cells));
  const at = Math.max(0, above.indexOf(Math.max(0, ...above)));
  const header = rows[at];
  if (!header) throw new AppError('IMPORT_UNREADABLE');
  const body = rows.slice(at + 1);
  if (body.length > LIMIT.import.checkItems) throw new AppError('TOO_MANY_ITEMS');
  const headers = header.cells.map((cell) => cell.trim());
  const fields = columnFields(headers, source.mapping);
  const columns = headers.map((name, index) => ({ header: name, field: fields[index] ?? null }));
  // One column that says nothing known is prose or code, not a table.
  if (headers.length < 2 && !fields.includes('name')) throw new AppError('IMPORT_UNREADABLE');
  const report = { fileName: source.fileName, rows: body.length, columns };
  if (!fields.includes('name')) {
    const message = say('template.import.noNameColumn');
    const value = headers.join(' | ').slice(0, 200);
    return { ...report, ready: [], duplicates: [], errors: [{ row: header.row, column: '', value, message }] };
  }
  const headerOf = (field: ImportField) => headers[fields.indexOf(field)] ?? field;
  return { ...report, ...sorted(source, body, headers, fields, headerOf) };
}

/** Every row lands in exactly one of ready, wrong, or merged; a note or a double name is told beside a ready one. */
function sorted(
  { content, newId, say }: Source,
  body: readonly TableRow[],
  headers: readonly string[],
  fields: readonly (ImportField | null)[],
  headerOf: (field: ImportField) => string,
): Pick<ItemImportReport, 'ready' | 'errors' | 'duplicates'> {
  const ready: ItemImportReport['ready'] = [];
  const errors: ItemImportReport['errors'] = [];
  const duplicates: ItemImportReport['duplicates'] = [];
  const seen = existingKeys(content);
  const byCode = new Map<string, ReadItem>();
  const told = new Set<string>();
  // A category that was shortened stands in many rows; once is enough.
  const isFirst = (note: string) => !told.has(note) && told.add(note).has(note);
  const tell = (row: number, faults: readonly CellFault[]) => {
    for (const { field, value, key, params } of faults) {
      errors.push({ row, column: headerOf(field), value: value.slice(0, 200), message: say(key, params) });
    }
  };
  for (const { row, cells } of body) {
    const read = itemOfRow(newId(), fieldsOf(cells, headers, fields), say('template.import.uncategorised'));
    const { category, item } = read;
    if (read.faults.length > 0) {
      tell(row, read.faults);
      continue;
    }
    const code = item.code?.toLowerCase();
    const first = code ? byCode.get(code) : undefined;
    const key = keyOf(category, item.name);
    if (first) mergeItem(first.item, item);
    else {
      ready.push({ row, category, item });
      tell(
        row,
        read.notes.filter(({ key: rule, value }) => isFirst(`${rule} ${value}`)),
      );
      if (code) byCode.set(code, read);
    }
    if (first || seen.has(key)) duplicates.push({ row, category, name: item.name });
    seen.add(key);
  }
  return { ready, errors, duplicates };
}

function fieldsOf(
  cells: readonly string[],
  headers: readonly string[],
  fields: readonly (ImportField | null)[],
): Fields {
  const found: Fields = { conditions: [] };
  fields.forEach((field, index) => {
    const text = (cells[index] ?? '').replaceAll('\u0000', '').toWellFormed();
    if (field === 'condition' && text.trim() !== '') found.conditions.push({ header: headers[index] ?? '', text });
    else if (field === 'category' && !isPathHeader(headers[index] ?? '')) found.category = text.replaceAll('/', '／');
    else if (field !== null) found[field] = text;
  });
  return found;
}

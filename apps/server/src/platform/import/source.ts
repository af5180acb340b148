import type { FieldSpec } from './field.ts';
import type { Column } from './match-columns.ts';
import type { Sheet } from './sheet.ts';

/** A row of a file by what its columns are. */
export interface SourceRow<F extends string> {
  row: number;
  /** Empty when there is nothing, or no such column. */
  textOf(field: F): string;
  /** Of a field whose columns stay columns of their own. */
  cellsOf(field: F): { header: string; text: string }[];
}

export interface Source<F extends string> {
  rows: SourceRow<F>[];
  /** What the file has columns for, or a value for all its rows. */
  fields: ReadonlySet<F>;
  headerOf(field: F): string | null;
}

/** A column whose empty cells were filled with what stands above them. */
export interface Filled {
  header: string;
  count: number;
}

/** Fills groups that are told once for several rows; says in which columns. Changes the cells. */
export function fillGroups<F extends string>(
  sheet: Sheet,
  columns: readonly Column<F>[],
  fields: readonly FieldSpec<F>[],
): Filled[] {
  const isGroup = new Set(fields.filter((field) => field.isGroup).map((field) => field.name));
  const groups = columns.flatMap(({ field }, at) =>
    field !== null && isGroup.has(field) && isToldOnce(sheet, at) ? [at] : [],
  );
  return groups.map((at) => {
    const before = groups.filter((other) => other < at && columns[other]?.field === columns[at]?.field);
    let value = '';
    let above = '';
    let count = 0;
    for (const { cells } of sheet.rows) {
      // A new upper level begins without a lower one.
      const upper = before.map((one) => cells[one]).join('\n');
      if (upper !== above) value = '';
      above = upper;
      if (cells[at]) value = cells[at];
      else if (value !== '') {
        cells[at] = value;
        count += 1;
      }
    }
    return { header: sheet.headers[at] ?? '', count };
  });
}

/**
 * Whether a column names each group in its first row only: it begins filled, no value follows itself, and behind most values
 * there are empty cells, more than once. A column that is merely empty in places is left alone.
 */
function isToldOnce({ rows }: Sheet, column: number): boolean {
  const values = rows.map(({ cells }) => cells[column] ?? '');
  const filled = values.filter((value) => value !== '').length;
  const runs = values.filter((value, at) => value !== '' && values[at + 1] === '').length;
  const isRepeated = values.some((value, at) => value !== '' && value === values[at - 1]);
  return (values[0] ?? '') !== '' && !isRepeated && runs >= 2 && runs * 2 >= filled && filled * 2 <= values.length;
}

/** The rows by field; `defaults` holds for rows that say nothing. */
export function sourceOf<F extends string>(
  sheet: Sheet,
  columns: readonly Column<F>[],
  fields: readonly FieldSpec<F>[],
  defaults: Partial<Record<F, string>>,
): Source<F> {
  const joins = new Map(fields.map((field) => [field.name, field.join ?? ' ']));
  const at = new Map<F, number[]>();
  columns.forEach(({ field }, column) => {
    if (field !== null) at.set(field, [...(at.get(field) ?? []), column]);
  });
  const textIn = (cells: readonly string[], field: F): string => {
    const found = (at.get(field) ?? []).map((column) => cells[column] ?? '').filter((text) => text !== '');
    return found.length === 0 ? (defaults[field] ?? '') : joined(found, joins.get(field) ?? ' ');
  };
  const given = fields.map(({ name }) => name).filter((name) => (defaults[name] ?? '') !== '');
  return {
    rows: sheet.rows.map(({ row, cells }) => ({
      row,
      textOf: (field) => textIn(cells, field),
      cellsOf: (field) =>
        (at.get(field) ?? []).map((column) => ({ header: sheet.headers[column] ?? '', text: cells[column] ?? '' })),
    })),
    fields: new Set([...at.keys(), ...given]),
    headerOf: (field) => {
      const headers = (at.get(field) ?? []).map((column) => sheet.headers[column] ?? '').filter((text) => text !== '');
      return headers.length === 0 ? null : headers.join(' + ');
    },
  };
}

const HAN_END = /\p{Script=Han}$/u;
const HAN_START = /^\p{Script=Han}/u;

/** Chinese has no spaces between the parts of a name or an address. */
function joined(parts: readonly string[], between: string): string {
  return parts.reduce((text, part) => {
    const isChinese = between !== '/' && HAN_END.test(text) && HAN_START.test(part);
    return isChinese ? text + part : `${text.replace(/[\s,，]+$/, '')}${between}${part}`;
  });
}

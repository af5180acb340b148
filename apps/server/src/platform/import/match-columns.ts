import type { MATCHED_BY } from '@rondo/contract/import';
import type { FieldSpec, HeadingMatch, HeadingReader } from './field.ts';
import { isNumber } from './looks.ts';
import type { Sheet } from './sheet.ts';

/** What a column is, and how that was found out. */
export interface Column<F extends string> {
  field: F | null;
  by: (typeof MATCHED_BY)[number] | null;
}

/** For each column what a person said: a field, '' for none, null to find it. */
export type Told<F extends string> = readonly (F | '' | null)[];

/** Values that are looked at, and characters of each. */
const SAMPLE = 200;
const LOOKED_AT = 200;
/** Of the values of a column so many must look as its field says, for a heading and without one. */
const FITS = 0.5;
const DETECTED = 0.9;
const DETECTED_SCORE = 40;
const DISTINCT = 0.95;
/** Average length of texts that may stand in for a field, characters. */
const PROSE = 8;

interface Candidate<F extends string> extends HeadingMatch<F> {
  column: number;
  by: 'heading' | 'part' | 'values';
}

/** What each column is: as told, by its heading, by its values. A field has one column, or several to be joined. */
export function matchColumns<F extends string>(
  sheet: Sheet,
  fields: readonly FieldSpec<F>[],
  read: HeadingReader<F>,
  told: Told<F>,
): Column<F>[] {
  const specs = new Map(fields.map((field) => [field.name, field]));
  const columns: Column<F>[] = sheet.headers.map((_, at) => {
    const said = told[at] ?? null;
    return said === null ? { field: null, by: null } : { field: said === '' ? null : said, by: 'told' };
  });
  const section = fields.find((field) => field.isSection);
  const last = columns.at(-1);
  if (sheet.sections.length > 0 && section && last?.by === null)
    columns[columns.length - 1] = taken(section.name, 'values');
  const used = new Map<F, boolean>();
  for (const { field } of columns) if (field !== null) used.set(field, true);
  for (const { column, field, isPart, by } of candidates(sheet, fields, read)) {
    if (columns[column]?.by !== null) continue;
    const spec = specs.get(field);
    const isFree = !used.has(field) || spec?.isMany || (spec?.join !== undefined && isPart);
    if (!isFree) continue;
    used.set(field, true);
    columns[column] = taken(field, by);
  }
  for (const field of fields) if (field.standIn && !used.has(field.name)) standIn(sheet, columns, field);
  return columns;
}

const taken = <F extends string>(field: F, by: Column<F>['by']): Column<F> => ({ field, by });

/** Everything that could be, the most certain first. */
function candidates<F extends string>(
  sheet: Sheet,
  fields: readonly FieldSpec<F>[],
  read: HeadingReader<F>,
): Candidate<F>[] {
  const specs = new Map(fields.map((field) => [field.name, field]));
  const found = sheet.headers.flatMap((header, column): Candidate<F>[] => {
    const values = sampleOf(sheet, column).map((value) => value.slice(0, LOOKED_AT));
    const named = read(header)
      .filter(({ field }) => fits(specs.get(field), values))
      .map((match) => ({ ...match, column, by: match.isPart ? ('part' as const) : ('heading' as const) }));
    const detected = fields
      .filter(({ detect }) => detect && values.length > 0 && share(values, detect) >= DETECTED)
      .map(({ name }) => ({ field: name, score: DETECTED_SCORE, isPart: false, column, by: 'values' as const }));
    return [...named, ...detected];
  });
  return found.toSorted((a, b) => b.score - a.score || a.column - b.column);
}

/** Some values of a column. */
export function sampleOf({ rows }: Sheet, column: number, most = SAMPLE): string[] {
  const values: string[] = [];
  for (const { cells } of rows) {
    const value = cells[column] ?? '';
    if (value !== '') values.push(value);
    if (values.length >= most) break;
  }
  return values;
}

function fits(field: FieldSpec | undefined, values: readonly string[]): boolean {
  if (!field || values.length === 0) return true;
  if (field.isDistinct && new Set(values).size < values.length * DISTINCT) return false;
  return !field.looks || share(values, field.looks) >= FITS;
}

const share = (values: readonly string[], test: (value: string) => boolean): number =>
  values.filter(test).length / values.length;

/** Without a column of its own the field is what another one holds, or the longest texts that nothing else is. */
function standIn<F extends string>(sheet: Sheet, columns: Column<F>[], field: FieldSpec<F>): void {
  if (columns.some((column) => column.field === field.name)) return;
  const other = columns.findIndex((column) => column.field === field.standIn && column.by !== 'told');
  const free = columns.map((column, at) => ({ column, at, length: lengthOf(sheet, at) }));
  const [longest] = free
    .filter(({ column, length }) => column.by === null && length >= PROSE)
    .toSorted((a, b) => b.length - a.length);
  // One column that says nothing known is prose or code, not a table.
  const at = other >= 0 ? other : sheet.headers.length > 1 ? longest?.at : undefined;
  if (at !== undefined) columns[at] = taken(field.name, 'values');
}

function lengthOf(sheet: Sheet, column: number): number {
  const values = sampleOf(sheet, column);
  if (values.length === 0 || share(values, isNumber) > FITS) return 0;
  return values.reduce((sum, value) => sum + value.length, 0) / values.length;
}

import type { CellNote } from './definition.ts';
import type { FieldSpec } from './field.ts';
import type { Column } from './match-columns.ts';

/** Which values of a file nobody is shown again. */
export interface Secrets {
  /** Whether a field holds them, and whether a column does, by its place. */
  isField: (name: string) => boolean;
  isColumn: (at: number) => boolean;
  /** What is said of a cell, without its value where that is one of them. */
  hidden: <F extends string>(note: CellNote<F>) => CellNote<F>;
}

/** What stands where a value is not shown. */
export const HIDDEN = '••••';

/** The secrets of a file, by what its fields and columns are. */
export function secretsOf<F extends string>(fields: readonly FieldSpec<F>[], columns: readonly Column<F>[]): Secrets {
  const names = new Set<string>(fields.filter(({ isSecret }) => isSecret === true).map(({ name }) => name));
  const isField = (name: string): boolean => names.has(name);
  return {
    isField,
    isColumn: (at) => isField(columns[at]?.field ?? ''),
    hidden: (note) => (isField(note.field) ? { ...note, value: '' } : note),
  };
}

import type { DuplicateChoice, ImportReport } from '@rondo/contract/import';
import type { Undone } from '@rondo/contract/job';
import type { Actor } from '@rondo/domain/actor';
import type { PermissionCode } from '@rondo/domain/permission';
import type { Context, Tx } from '../context.ts';
import type { AppError } from '../errors.ts';
import type { Wire } from '../http/binding.ts';
import type { FieldSpec } from './field.ts';
import type { ImportKind } from './plan.ts';
import type { Source } from './source.ts';

/** Something said of one cell, in the reader's language. */
export interface CellNote<F extends string> {
  row: number;
  field: F;
  value: string;
  message: string;
}

/** What an import would do. A row with a fault is not in the plan. */
export interface Checked<F extends string, P> {
  faults: CellNote<F>[];
  warnings: CellNote<F>[];
  /** Rows that are there already. */
  duplicates: ImportReport['duplicates'];
  /** Rows of the plan that are no duplicates. */
  ready: number;
  creates: { noun: ImportReport['creates'][number]['noun']; names: string[] }[];
  /** What was understood or changed for many rows at once, in sentences. */
  notes: string[];
  /** A row as it will be, where that differs from the file. */
  shown: (row: number) => Partial<Record<F, string>>;
  plan: P;
}

export interface CheckOptions {
  templateId: string | null;
}

/** A row as an import left it. `before` is what it was, null where the import made it. */
export interface WrittenRow {
  kind: string;
  id: string;
  name: string;
  rev: number;
  before: unknown;
}

export interface Written {
  /** Counts by name, for the reader. */
  result: Record<string, number>;
  rows: WrittenRow[];
  /** What was made as a whole, to be opened. */
  madeId?: string;
}

export interface WriteOptions {
  duplicates: DuplicateChoice;
  /** What the whole is called; null: not told. */
  name: string | null;
  /** What `prepare` found when the run was asked for. */
  extra: unknown;
  importId: string;
  fileName: string;
  /** Tells how many rows are written, seen at once by whoever waits. */
  progress: (done: number) => Promise<void>;
}

/**
 * What an import of one kind of things knows; everything else is the same for all. What takes fields or plans are methods, so that
 * definitions of all kinds stand in one list: each is handed its own only.
 */
export interface ImportDefinition<F extends string = string, P = unknown> {
  kind: ImportKind;
  /** Who may import and take back. */
  code: PermissionCode;
  fields: readonly FieldSpec<F>[];
  /** Columns that the company of the reader gives itself, behind the others. */
  ownFields?: (context: Context) => Promise<readonly FieldSpec<F>[]>;
  maxRows: number;
  /** More rows than allowed; absent: the field `file` is refused. */
  tooMany?: () => AppError;
  /** What may happen to duplicates, the usual first. */
  choices: readonly DuplicateChoice[];
  /** Whether the first row is data already. */
  isHeadless?: (cells: readonly string[]) => boolean;
  /** What cells of a field can be chosen from. */
  offers?: (context: Context) => Promise<Partial<Record<F, string[]>>>;
  /** For the form to fill in: an example row, and a hint for a field. */
  example?: (context: Context) => Partial<Record<F, string>>[];
  hint?(context: Context, field: F): string | null;
  check(context: Context, source: Source<F>, options: CheckOptions): Promise<Checked<F, P>>;
  /** A kept plan; throws where it is none of this kind. */
  parse: (kept: unknown) => P;
  /** Asked when the run is asked for: refuses, or gives what only the call knows. */
  prepare?: (context: Context, wire: Wire) => Promise<unknown>;
  write(tx: Tx, actor: Actor, plan: P, options: WriteOptions): Promise<Written>;
  undo: (tx: Tx, actor: Actor, rows: readonly WrittenRow[]) => Promise<Undone>;
}

export type AnyImport = ImportDefinition;

/** Types a definition by its fields and its plan, and lets it stand among others. */
export function importOf<F extends string, P>(definition: ImportDefinition<F, P>): AnyImport {
  return definition;
}

/** The definition with the columns of the reader's company. */
export async function withOwnFields(context: Context, definition: AnyImport): Promise<AnyImport> {
  const own = await definition.ownFields?.(context);
  return own === undefined || own.length === 0 ? definition : { ...definition, fields: [...definition.fields, ...own] };
}

import type { Cell, CellKind } from './cell.ts';

/** A column of an exported table. */
export interface TableColumn {
  header: string;
  /** In characters. */
  width: number;
  kind: CellKind;
}

export interface TableOptions {
  title: string;
  columns: readonly TableColumn[];
  /** Moments are written in its time. */
  timeZone: string;
}

/** Takes the rows of a table in batches; what is written already is kept packed, and nothing else. */
export interface TableWriter {
  add: (rows: readonly (readonly Cell[])[]) => void;
  /** The whole file. `about`: pairs of what the file tells of itself; a csv has no place for them. */
  finish: (about: AboutTable) => Buffer;
}

export interface AboutTable {
  title: string;
  header: readonly [item: string, value: string];
  lines: readonly (readonly string[])[];
}

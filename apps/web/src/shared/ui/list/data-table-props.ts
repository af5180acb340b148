import type { ReactNode } from 'react';
import type { Column } from './column.ts';

export type Selection = {
  keys: readonly string[];
  onChange: (keys: string[]) => void;
  /** On the phone cards can be ticked as well. */
  onCards?: boolean;
};

export type DataTableProps<Row> = {
  /** Accessible name of the table. */
  label: string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string;
  /** What a row is called, for its checkbox ("Select T2026..."). */
  nameOf: (row: Row) => string;
  isLoading?: boolean;
  /** A `EmptyState` that stands instead of the rows. */
  emptyState?: ReactNode;
  selection?: Selection;
  /** Row click or Enter. */
  onOpen?: (row: Row) => void;
  /** Esc. */
  onClose?: () => void;
  /** Key of the row whose drawer is open. */
  openKey?: string | null;
  /** `key` or `-key`. */
  sort?: string | null;
  onSort?: (sort: string | null) => void;
  /** The row as a card below 768 px; without it the table scrolls sideways. */
  card?: (row: Row) => ReactNode;
  /** Freezes the first column (default). */
  isFirstFrozen?: boolean;
};

/** A selection after one of its rows was ticked or unticked. */
export const toggled = (keys: readonly string[], key: string): string[] =>
  keys.includes(key) ? keys.filter((other) => other !== key) : [...keys, key];

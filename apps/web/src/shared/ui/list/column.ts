import { type ReactNode, useCallback, useMemo, useState } from 'react';

/** A column of a list. `width` in px; without one the column takes what is left. */
export type Column<Row> = {
  key: string;
  title: string;
  render: (row: Row) => ReactNode;
  width?: number;
  /** Numbers right, everything else left. */
  align?: 'left' | 'right';
  sortable?: boolean;
  /** The whole text for the tooltip of a cell that was cut. */
  textOf?: (row: Row) => string;
  /** How its numbers are computed; told by a sign in the head. */
  help?: string;
  /** Cannot be hidden (number, name). */
  always?: boolean;
  /** Hidden until the reader shows it. */
  hidden?: boolean;
};

/** What the reader made of the columns; unknown keys are ignored, new columns appear at their own place. */
export type ColumnLayout = { order: string[]; hidden: string[] };

/** Where a layout is kept: the page gives the calls (per user, on the server). */
export type LayoutStorage = { load: () => ColumnLayout | null; save: (layout: ColumnLayout) => void };

/** The columns in the reader's order. */
function ordered<Row>(columns: readonly Column<Row>[], layout: ColumnLayout | null): Column<Row>[] {
  if (!layout) return [...columns];
  const known = layout.order.flatMap((key) => columns.find((column) => column.key === key) ?? []);
  const result = [...known];
  for (const [index, column] of columns.entries()) {
    if (known.includes(column)) continue;
    const before = columns[index - 1];
    result.splice(before ? result.indexOf(before) + 1 : 0, 0, column);
  }
  return result;
}

/** Whether the reader sees a column. */
export function isShown<Row>(column: Column<Row>, layout: ColumnLayout | null): boolean {
  if (column.always) return true;
  return layout ? !layout.hidden.includes(column.key) : !column.hidden;
}

/** The visible columns in order, and the means to change them. `storage` is `null` until it is known what was kept. */
export function useColumnLayout<Row>(columns: readonly Column<Row>[], storage: LayoutStorage | null) {
  const [changed, setChanged] = useState<ColumnLayout | null>(null);
  const layout = changed ?? storage?.load() ?? null;
  const change = useCallback(
    (next: ColumnLayout) => {
      setChanged(next);
      storage?.save(next);
    },
    [storage],
  );
  const all = useMemo(() => ordered(columns, layout), [columns, layout]);
  const shown = useMemo(() => all.filter((column) => isShown(column, layout)), [all, layout]);
  return { all, shown, layout, change };
}

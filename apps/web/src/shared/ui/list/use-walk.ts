import { useState } from 'react';

interface Walk {
  /** The place of the open row, 1-based; nothing while it is not among the rows. */
  place: { place?: { index: number; total: number } };
  previous: (() => void) | null;
  next: (() => void) | null;
}

/**
 * From the open row to its neighbours in the list. A row that its act has taken out of the list leaves its place to the
 * one after it, so that work goes on from there.
 */
export function useWalk<Row>(rows: readonly Row[], isOpen: (row: Row) => boolean, open: (row: Row) => void): Walk {
  const at = rows.findIndex(isOpen);
  const [last, setLast] = useState<number | null>(null);
  if (at >= 0 && at !== last) setLast(at);
  const go = (row: Row | undefined) => (row === undefined ? null : () => open(row));
  if (at < 0) {
    if (last === null) return { place: {}, previous: null, next: null };
    return { place: {}, previous: go(rows[last - 1]), next: go(rows[last]) };
  }
  return {
    place: { place: { index: at + 1, total: rows.length } },
    previous: go(rows[at - 1]),
    next: go(rows[at + 1]),
  };
}

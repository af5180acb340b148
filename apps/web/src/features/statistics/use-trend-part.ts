import type { Rows } from '@rondo/contract/statistics-rows';
import { useNavigate } from 'react-router';
import { useRowsLink } from './use-rows-link.ts';

/** The first and the last day of a part of a trend. */
export interface Part {
  from: string;
  to: string;
}

interface Picked {
  trend: readonly Part[];
  rowsOf: (part: Part) => Rows;
  /** Filters the page to a part of the period; null where the figures are frozen. */
  onPick: ((part: Part) => void) | null;
}

/** What a bar of a trend does: it filters the page to its part of the period, or opens the rows that it counts. */
export function useTrendPart({ trend, rowsOf, onPick }: Picked): (index: number, isRows: boolean) => void {
  const navigate = useNavigate();
  const linkOf = useRowsLink();
  return (index, isRows) => {
    const bucket = trend[index];
    if (!bucket) return;
    const part = partOf(bucket);
    const rows = isRows ? linkOf(rowsOf(part)) : undefined;
    if (rows) void navigate(rows);
    else onPick?.(part);
  };
}

export const partOf = ({ from, to }: Part): Part => ({ from, to });

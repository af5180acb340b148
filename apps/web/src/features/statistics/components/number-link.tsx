import type { Rows } from '@rondo/contract/statistics-rows';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useRowsLink } from '../use-rows-link.ts';

/** A number that opens the rows it counts, where the reader may see them and there are any. */
export function NumberLink({ rows, count, children }: { rows: Rows; count: number; children: ReactNode }) {
  const to = useRowsLink()(rows);
  return to && count > 0 ? <Link to={to}>{children}</Link> : children;
}

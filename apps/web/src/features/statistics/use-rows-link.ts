import { ROWS_NEED, type Rows } from '@rondo/contract/statistics-rows';
import { useCallback } from 'react';
import { useCan, useMe } from '../../shared/session/me.ts';
import { rowsLink } from './row-links.ts';

/** Makes the address of the rows behind a number; undefined where the reader may not open that list. */
export function useRowsLink(): (rows: Rows) => string | undefined {
  const can = useCan();
  const { hasSample } = useMe();
  return useCallback(
    (rows) => (can(ROWS_NEED[rows.list]) ? rowsLink(rows, { hasSample }) : undefined),
    [can, hasSample],
  );
}

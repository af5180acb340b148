import type { ReactNode } from 'react';
import type { OpenRowProps } from '../drawer/object-drawer.tsx';
import type { List } from './use-list.ts';
import { useWalk } from './use-walk.ts';

interface Props<F extends string, Row> {
  list: List<F, Row>;
  /** The drawer. */
  children: (row: OpenRowProps) => ReactNode;
}

/** The row that the address opens beside its list, with the ways to the rows before and after it. */
export function OpenRow<F extends string, Row extends { id: string }>({ list, children }: Props<F, Row>) {
  const { params, rows } = list;
  const walk = useWalk(
    rows,
    (row) => row.id === params.open,
    (row) => params.set({ open: row.id }),
  );
  if (!params.open) return null;
  return children({
    id: params.open,
    ...walk.place,
    onPrevious: walk.previous,
    onNext: walk.next,
    onClose: () => params.set({ open: null }),
  });
}

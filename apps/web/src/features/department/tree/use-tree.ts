import type { DepartmentNode } from '@rondo/contract/department';
import { useMemo, useState } from 'react';
import { type DepartmentIndex, indexDepartments, pathOf } from './department-index.ts';
import { foundRows, openRows, type TreeRow } from './tree-rows.ts';

export interface Tree {
  index: DepartmentIndex;
  rows: TreeRow[];
  /** What is searched, trimmed; empty: the tree is shown. */
  words: string;
  query: string;
  setQuery: (query: string) => void;
  toggle: (id: string) => void;
  open: (id: string) => void;
  setAll: (isOpen: boolean) => void;
}

/**
 * What of a department tree is shown. By itself open are the company, what leads to the chosen department and, with
 * `isWhole`, everything else; a click on a caret turns that round, and it stays so.
 */
export function useTree(nodes: readonly DepartmentNode[], selectedId: string | null, isWhole = false): Tree {
  const index = useMemo(() => indexDepartments(nodes), [nodes]);
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map());
  const words = query.trim();
  const rows = useMemo(() => {
    if (words) return foundRows(index, words);
    const above = new Set(
      pathOf(index, selectedId)
        .slice(0, -1)
        .map((node) => node.id),
    );
    return openRows(index, (node) => chosen.get(node.id) ?? (isWhole || node.parentId === null || above.has(node.id)));
  }, [index, words, chosen, selectedId, isWhole]);
  const set = (id: string, isOpen: boolean) => setChosen(new Map(chosen).set(id, isOpen));
  return {
    index,
    rows,
    words,
    query,
    setQuery,
    toggle: (id) => set(id, !rows.find((row) => row.node.id === id)?.isOpen),
    open: (id) => set(id, true),
    setAll: (isOpen) =>
      setChosen(new Map(nodes.filter((node) => node.parentId !== null).map((node) => [node.id, isOpen]))),
  };
}

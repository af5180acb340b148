import type { DepartmentNode } from '@rondo/contract/department';
import { type DepartmentIndex, pathOf } from './department-index.ts';

/** One line of the tree on screen. */
export interface TreeRow {
  node: DepartmentNode;
  indent: number;
  /** Null: nothing to fold. */
  isOpen: boolean | null;
  /** Path above a department that a search found; empty in the tree. */
  place: string;
}

/** The lines of the tree whose parents are open. */
export function openRows(index: DepartmentIndex, isOpen: (node: DepartmentNode) => boolean): TreeRow[] {
  const rows: TreeRow[] = [];
  const add = (node: DepartmentNode, indent: number): void => {
    const children = index.below.get(node.id) ?? [];
    const fold = children.length === 0 ? null : isOpen(node);
    rows.push({ node, indent, isOpen: fold, place: '' });
    if (fold) for (const child of children) add(child, indent + 1);
  };
  if (index.root) add(index.root, 0);
  return rows;
}

/** Departments whose name or code has the words, flat: names that begin with them first. */
export function foundRows(index: DepartmentIndex, words: string): TreeRow[] {
  const wanted = words.toLowerCase();
  const rank = (node: DepartmentNode): number => (node.name.toLowerCase().startsWith(wanted) ? 0 : 1);
  return index.nodes
    .filter(({ name, code }) => name.toLowerCase().includes(wanted) || code?.toLowerCase().includes(wanted))
    .toSorted((a, b) => rank(a) - rank(b))
    .map((node) => ({
      node,
      indent: 0,
      isOpen: null,
      place: pathOf(index, node.id)
        .slice(1, -1)
        .map((above) => above.name)
        .join(' / '),
    }));
}

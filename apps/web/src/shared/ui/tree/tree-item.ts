import { placeOf, type TreeIndex, type TreeNode } from './tree-index.ts';

/** A row of the tree with the rows below it that are shown. */
export interface TreeItem<N extends TreeNode = TreeNode> {
  id: string;
  node: N;
  /** There are nodes below it, shown or not. */
  hasBelow: boolean;
  below: readonly TreeItem<N>[];
  /** Names above a node that a search found; empty in the tree. */
  place: string;
}

/** The rows made before, by id. */
export type KnownItems<N extends TreeNode> = Map<string, TreeItem<N>>;

/**
 * The rows of a tree whose parents are open. A row that has not changed, nor anything below it, is the very object of before:
 * opening one of 10,000 nodes draws that one and those above it again, not the others.
 */
export function openItems<N extends TreeNode>(
  index: TreeIndex<N>,
  open: ReadonlySet<string>,
  known: KnownItems<N>,
): readonly TreeItem<N>[] {
  const itemOf = (node: N): TreeItem<N> => {
    const nodes = index.below.get(node.id) ?? NONE;
    const below = open.has(node.id) ? nodes.map(itemOf) : NONE;
    const item: TreeItem<N> = { id: node.id, node, hasBelow: node.hasBelow ?? nodes.length > 0, below, place: '' };
    return kept(known, item);
  };
  return (index.below.get(null) ?? NONE).map(itemOf);
}

/** How many rows are shown above a row; -1 when it is not shown itself. */
export function rowAt(items: readonly TreeItem[], id: string): number {
  return shownIds(items).indexOf(id);
}

const shownIds = (items: readonly TreeItem[]): string[] => items.flatMap((item) => [item.id, ...shownIds(item.below)]);

/** What a search found as rows, flat, each with where it is. */
export function foundItems<N extends TreeNode>(
  index: TreeIndex<N>,
  found: readonly N[],
  known: KnownItems<N>,
): readonly TreeItem<N>[] {
  return found.map((node) =>
    kept(known, { id: node.id, node, hasBelow: false, below: NONE, place: placeOf(index, node.id) }),
  );
}

const NONE: readonly never[] = [];

function kept<N extends TreeNode>(known: KnownItems<N>, item: TreeItem<N>): TreeItem<N> {
  const before = known.get(item.id);
  const isSame =
    before?.node === item.node &&
    before.hasBelow === item.hasBelow &&
    before.place === item.place &&
    before.below.length === item.below.length &&
    before.below.every((one, at) => one === item.below[at]);
  if (isSame) return before;
  known.set(item.id, item);
  return item;
}

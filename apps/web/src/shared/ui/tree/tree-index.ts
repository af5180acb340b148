import { childrenOf } from '../../tree.ts';

/** A node as the server sends it: a flat list in which each names its parent, siblings in their order. */
export interface TreeNode {
  id: string;
  parentId: string | null;
  name: string;
  /** Of a tree whose nodes come as they are opened: there are some below it, here or not yet. Left out: those that are here. */
  hasBelow?: boolean;
}

/** The nodes of a tree, to be asked for by id and by parent. */
export interface TreeIndex<N extends TreeNode> {
  nodes: readonly N[];
  byId: ReadonlyMap<string, N>;
  /** Children in order, by the id of their parent. Those whose parent is not listed stand under null. */
  below: ReadonlyMap<string | null, readonly N[]>;
}

export function indexTree<N extends TreeNode>(nodes: readonly N[]): TreeIndex<N> {
  return { nodes, byId: new Map(nodes.map((node) => [node.id, node])), below: childrenOf(nodes) };
}

/** A node and those above it, the root first; empty when it is not listed. */
export function pathOf<N extends TreeNode>({ byId }: TreeIndex<N>, id: string | null): N[] {
  const path: N[] = [];
  for (let at = byId.get(id ?? ''); at; at = byId.get(at.parentId ?? '')) path.push(at);
  return path.reverse();
}

/** Whether a node is another one or lies below it. */
export function isWithin<N extends TreeNode>(index: TreeIndex<N>, id: string, aboveId: string): boolean {
  return pathOf(index, id).some((node) => node.id === aboveId);
}

/** Names above a node, `East / Shanghai`. A root that all nodes have in common says nothing and is left out. */
export function placeOf<N extends TreeNode>(index: TreeIndex<N>, id: string): string {
  const hasOneRoot = index.below.get(null)?.length === 1;
  return pathOf(index, id)
    .slice(hasOneRoot ? 1 : 0, -1)
    .map((node) => node.name)
    .join(' / ');
}

/** Nodes that have the words in any case, flat: names that begin with them first. `wordsOf` gives what else is searched. */
export function foundNodes<N extends TreeNode>(
  { nodes }: TreeIndex<N>,
  words: string,
  wordsOf: (node: N) => string,
): N[] {
  const wanted = words.toLowerCase();
  const isFound = (node: N) => `${node.name}\n${wordsOf(node)}`.toLowerCase().includes(wanted);
  const rank = (node: N): number => (node.name.toLowerCase().startsWith(wanted) ? 0 : 1);
  return nodes.filter(isFound).toSorted((a, b) => rank(a) - rank(b));
}

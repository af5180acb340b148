/** A tree as the server sends it: a flat list in which each names its parent. */
interface Node {
  id: string;
  parentId: string | null;
}

type Children<N> = ReadonlyMap<string | null, readonly N[]>;

/** The nodes below each node, in the order of the list. What hangs below nothing that is listed hangs below null. */
export function childrenOf<N extends Node>(nodes: readonly N[]): Children<N> {
  const known = new Set(nodes.map((node) => node.id));
  const children = new Map<string | null, N[]>();
  for (const node of nodes) {
    const above = node.parentId !== null && known.has(node.parentId) ? node.parentId : null;
    const siblings = children.get(above);
    if (siblings) siblings.push(node);
    else children.set(above, [node]);
  }
  return children;
}

/** The nodes as a tree is read: each followed by all below it, without what is folded away. */
export function inTreeOrder<N extends Node>(children: Children<N>, isOpen: (node: N) => boolean): N[] {
  const from = (parentId: string | null): N[] =>
    (children.get(parentId) ?? []).flatMap((node) => [node, ...(isOpen(node) ? from(node.id) : [])]);
  return from(null);
}

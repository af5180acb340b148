import { useMemo, useState } from 'react';
import { pathOf, type TreeIndex, type TreeNode } from './tree-index.ts';

interface TreeFold {
  /** Ids of the nodes whose children are shown. */
  open: ReadonlySet<string>;
  setOpen: (open: ReadonlySet<string>) => void;
  setAll: (isOpen: boolean) => void;
}

/**
 * What of a tree is unfolded. By itself open are the roots, what leads to the chosen nodes and, with `isWhole`, everything else;
 * what a reader opens or closes stays so, and what led to a node stays open when that is not chosen any more. Where the nodes come as
 * they are opened, roots are closed at first; `onTurn` hears what is opened.
 */
export function useTreeFold<N extends TreeNode>(
  index: TreeIndex<N>,
  chosen: readonly string[],
  isWhole: boolean,
  onTurn?: (openIds: readonly string[]) => void,
): TreeFold {
  const [turned, setTurned] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [above, setAbove] = useState<ReadonlySet<string>>(new Set());
  const roots = new Set((index.below.get(null) ?? []).map((node) => node.id));
  const leading = useMemo(
    () =>
      chosen.flatMap((id) =>
        pathOf(index, id)
          .slice(0, -1)
          .map((node) => node.id),
      ),
    [index, chosen],
  );
  if (leading.some((id) => !above.has(id))) setAbove(new Set([...above, ...leading]));
  const isRootOpen = (id: string) => roots.has(id) && index.byId.get(id)?.hasBelow === undefined;
  const isOpen = (id: string) => turned.get(id) ?? (isWhole || isRootOpen(id) || above.has(id));
  const unlisted = index.nodes.filter(({ id, hasBelow }) => hasBelow && !index.below.has(id)).map(({ id }) => id);
  const foldable = [...[...index.below.keys()].filter((id) => id !== null), ...unlisted];
  const open = new Set(foldable.filter(isOpen));
  return {
    open,
    setOpen: (next) => {
      const changed = foldable.filter((id) => next.has(id) !== open.has(id));
      setTurned(new Map([...turned, ...changed.map((id) => [id, next.has(id)] as const)]));
      onTurn?.(changed.filter((id) => next.has(id)));
    },
    setAll: (isAllOpen) => setTurned(new Map(foldable.map((id) => [id, isAllOpen || roots.has(id)]))),
  };
}

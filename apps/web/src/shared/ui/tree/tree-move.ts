import type { TreeIndex, TreeNode } from './tree-index.ts';

/** Where a dragged node is held: over a node, or the gap before or after it. */
export type Zone = 'before' | 'inside' | 'after';

/** What letting go would do, in words, or why it may not. */
interface Drop {
  text: string;
  isWrong: boolean;
}

/** How nodes of a tree may be moved about, by pointer and keyboard. */
export interface TreeMove<N extends TreeNode> {
  canMove: (node: N) => boolean;
  /** Null: nothing can be put there. */
  dropOf: (dragged: N, over: N, zone: Zone) => Drop | null;
  onMove: (dragged: N, over: N, zone: Zone) => void;
}

/** The same by ids, as rows know their nodes. */
export interface MoveById {
  canMove: (id: string) => boolean;
  dropOf: (draggedId: string, overId: string, zone: Zone) => Drop | null;
  onMove: (draggedId: string, overId: string, zone: Zone) => void;
}

export function moveById<N extends TreeNode>({ byId }: TreeIndex<N>, move: TreeMove<N>): MoveById {
  return {
    canMove: (id) => {
      const node = byId.get(id);
      return node !== undefined && move.canMove(node);
    },
    dropOf: (draggedId, overId, zone) => {
      const dragged = byId.get(draggedId);
      const over = byId.get(overId);
      return dragged && over ? move.dropOf(dragged, over, zone) : null;
    },
    onMove: (draggedId, overId, zone) => {
      const dragged = byId.get(draggedId);
      const over = byId.get(overId);
      if (dragged && over) move.onMove(dragged, over, zone);
    },
  };
}

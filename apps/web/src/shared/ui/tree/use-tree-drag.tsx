import { type RefObject, useRef } from 'react';
import { DropIndicator, type DropPosition, type DropTarget, type Key, useDragAndDrop } from 'react-aria-components';
import { toast } from '../toast.ts';
import { dropTargetAt } from './drop-target-at.ts';
import type { MoveById, Zone } from './tree-move.ts';

interface Asked {
  tree: RefObject<HTMLElement | null>;
  nameOf: (id: string) => string;
  move: MoveById | undefined;
  /** What a search found cannot be moved: what stands beside it is not beside it in the tree. */
  isDisabled: boolean;
}

type DropOf = (key: Key, position: DropPosition) => ReturnType<MoveById['dropOf']>;

/** Dragging rows of a tree, and the same by keyboard and screen reader; no hooks where a tree only shows. */
export function useTreeDrag({ tree, nameOf, move, isDisabled }: Asked) {
  const draggedId = useRef<string | null>(null);
  const dropOf: DropOf = (key, position) =>
    draggedId.current === null ? null : (move?.dropOf(draggedId.current, String(key), ZONES[position]) ?? null);
  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled,
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': nameOf(String(key)) })),
    onDragStart: ({ keys }) => {
      draggedId.current = [...keys].map(String)[0] ?? null;
    },
    onDragEnd: () => {
      draggedId.current = null;
    },
    getDropOperation: (target) =>
      target.type === 'item' && dropOf(target.key, target.dropPosition) ? 'move' : 'cancel',
    dropTargetDelegate: {
      getDropTargetFromPoint: (x, y, isValid) => (tree.current ? dropTargetAt(tree.current, x, y, isValid) : null),
    },
    onMove: ({ keys, target }) => {
      const dragged = [...keys].map(String)[0];
      const over = String(target.key);
      const zone = ZONES[target.dropPosition];
      const drop = dragged === undefined ? null : move?.dropOf(dragged, over, zone);
      if (dragged === undefined || !drop) return;
      if (drop.isWrong) toast.warn(drop.text);
      else move?.onMove(dragged, over, zone);
    },
    renderDragPreview: ([item]) => <div className="tree-dragged">{item?.['text/plain']}</div>,
    renderDropIndicator: (target) => <Gap target={target} dropOf={dropOf} />,
  });
  return { hooks: move ? dragAndDropHooks : null, textInside: (id: string) => dropOf(id, 'on') };
}

const ZONES: Readonly<Record<DropPosition, Zone>> = { before: 'before', on: 'inside', after: 'after' };

/** The line between two rows where a dragged one would go, with what letting go does. */
function Gap({ target, dropOf }: { target: DropTarget; dropOf: DropOf }) {
  if (target.type !== 'item') return <DropIndicator target={target} className="tree-gap" />;
  return (
    <DropIndicator target={target} className="tree-gap">
      {({ isDropTarget }) => isDropTarget && <DropText drop={dropOf(target.key, target.dropPosition)} />}
    </DropIndicator>
  );
}

/** What letting go does, beside where it does it. */
export function DropText({ drop }: { drop: ReturnType<DropOf> }) {
  if (!drop) return null;
  return (
    <span className="tree-drop-text" data-wrong={drop.isWrong}>
      {drop.text}
    </span>
  );
}

import { Check, ChevronDown, ChevronRight, GripVertical } from 'lucide-react';
import { createContext, type ReactNode, use } from 'react';
import { Button, Checkbox, Collection, TreeItem, TreeItemContent } from 'react-aria-components';
import type { TreeItem as Item } from './tree-item.ts';
import type { MoveById } from './tree-move.ts';
import { DropText } from './use-tree-drag.tsx';

/** What rows show and may do. It reaches them by context: the rows themselves are kept as long as their nodes are the same. */
interface RowParts {
  content: (item: Item) => ReactNode;
  canMove: (id: string) => boolean;
  /** What letting go over a row would do; null while nothing is held over it. */
  textInside: (id: string) => ReturnType<MoveById['dropOf']>;
}

export const RowContext = createContext<RowParts>({
  content: () => null,
  canMove: () => false,
  textInside: () => null,
});

/** A row and, when it is open, those below it. */
export function treeRow(item: Item) {
  return (
    <TreeItem id={item.id} textValue={item.node.name} hasChildItems={item.hasBelow} className="tree-row">
      <TreeItemContent>
        {({ isExpanded, isDropTarget, selectionMode, isSelected }) => (
          <>
            <Grip id={item.id} />
            {item.hasBelow ? <Caret isOpen={isExpanded} /> : <span className="tree-caret" />}
            {selectionMode === 'multiple' && (
              <Checkbox slot="selection" className="tree-tick">
                {isSelected && <Check size={12} strokeWidth={3} aria-hidden />}
              </Checkbox>
            )}
            <Content item={item} isDropTarget={isDropTarget ?? false} />
          </>
        )}
      </TreeItemContent>
      {item.below.length > 0 && <Collection items={item.below}>{treeRow}</Collection>}
      {item.below.length === 0 && item.hasBelow && notShown(item.id)}
    </TreeItem>
  );
}

/** The library tells and lets open only what has rows below it: a closed row has one, which is never seen. */
const notShown = (id: string) => (
  <TreeItem id={`${id} below`} textValue="">
    <TreeItemContent>{null}</TreeItemContent>
  </TreeItem>
);

function Caret({ isOpen }: { isOpen: boolean }) {
  const Icon = isOpen ? ChevronDown : ChevronRight;
  return (
    <Button slot="chevron" className="tree-caret">
      <Icon size={14} strokeWidth={1.75} aria-hidden />
    </Button>
  );
}

/** The row itself is dragged; the grip shows it, and begins the same by keyboard. */
function Grip({ id }: { id: string }) {
  const { canMove } = use(RowContext);
  if (!canMove(id)) return null;
  return (
    <Button slot="drag" className="tree-grip">
      <GripVertical size={16} strokeWidth={1.75} aria-hidden />
    </Button>
  );
}

function Content({ item, isDropTarget }: { item: Item; isDropTarget: boolean }) {
  const { content, textInside } = use(RowContext);
  return (
    <>
      {content(item)}
      {isDropTarget && <DropText drop={textInside(item.id)} />}
    </>
  );
}

import { type ReactNode, type RefObject, useRef } from 'react';
import { ListLayout, Tree, Virtualizer } from 'react-aria-components';
import { AriaLocale } from '../aria-locale.tsx';
import type { TreeItem } from './tree-item.ts';
import type { MoveById } from './tree-move.ts';
import { RowContext, treeRow } from './tree-row.tsx';
import { useTreeDrag } from './use-tree-drag.tsx';

export interface BoxProps {
  label: string;
  tree: RefObject<HTMLDivElement | null>;
  /** All that can be chosen, for choosing everything at once. */
  ids: readonly string[];
  nameOf: (id: string) => string;
  items: readonly TreeItem[];
  open: ReadonlySet<string>;
  onOpen: (open: ReadonlySet<string>) => void;
  isMulti: boolean;
  chosen: readonly string[];
  onChange: (ids: readonly string[]) => void;
  offIds: readonly string[];
  rowHeight: number;
  content: (item: TreeItem) => ReactNode;
  move: MoveById | undefined;
  /** They are what a search found, flat. */
  isFound: boolean;
}

/** Height of what shows a place between two rows, px: it holds its words. */
const GAP = 24;

/** The rows of a `Tree`; only those in sight are in the page. */
export default function TreeBox(props: BoxProps) {
  const { label, tree, items, open, onOpen, isMulti, chosen, onChange, rowHeight, content, move, isFound } = props;
  const { hooks, textInside } = useTreeDrag({ tree, nameOf: props.nameOf, move, isDisabled: isFound });
  const pressed = useRef<EventTarget | null>(null);
  const change = (next: readonly string[]) => {
    const isOfRow = !(pressed.current instanceof Element && pressed.current.closest('.tree-end'));
    const kept = chosen.filter((id) => next.includes(id));
    // What was chosen keeps its place; choosing the only one again takes nothing away.
    if (isOfRow)
      onChange(isMulti ? [...kept, ...next.filter((id) => !chosen.includes(id))] : [next[0] ?? chosen[0] ?? '']);
  };
  const canMove = (id: string) => !isFound && (move?.canMove(id) ?? false);
  return (
    <AriaLocale>
      <RowContext value={{ content, canMove, textInside }}>
        <div
          onPointerDownCapture={(event) => {
            pressed.current = event.target;
          }}
          onKeyDownCapture={() => {
            pressed.current = null;
          }}
        >
          <Virtualizer layout={ListLayout} layoutOptions={{ rowHeight, dropIndicatorThickness: GAP }}>
            <Tree
              ref={tree}
              aria-label={label}
              className="tree"
              items={items}
              expandedKeys={open}
              onExpandedChange={(keys) => onOpen(new Set([...keys].map(String)))}
              selectionMode={isMulti ? 'multiple' : 'single'}
              selectedKeys={chosen}
              onSelectionChange={(keys) => change(keys === 'all' ? props.ids : [...keys].map(String))}
              disabledKeys={props.offIds}
              disabledBehavior="selection"
              escapeKeyBehavior="none"
              {...(hooks ? { dragAndDropHooks: hooks } : {})}
            >
              {treeRow}
            </Tree>
          </Virtualizer>
        </div>
      </RowContext>
    </AriaLocale>
  );
}

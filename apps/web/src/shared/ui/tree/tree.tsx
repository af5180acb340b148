import { count } from '@rondo/messages/format/number';
import { type ReactNode, Suspense, useMemo, useRef, useState } from 'react';
import { lazyPart } from '../lazy-part.tsx';
import { SkeletonRows } from '../list/skeleton.tsx';
import { useNarrow } from '../list/use-narrow.ts';
import type { BoxProps } from './tree-box.tsx';
import { foundNodes, indexTree, type TreeNode } from './tree-index.ts';
import { foundItems, type KnownItems, openItems, type TreeItem } from './tree-item.ts';
import { moveById, type TreeMove } from './tree-move.ts';
import { FoldAll, TreeEnd, TreeFace, TreeName } from './tree-parts.tsx';
import { TreeSearch } from './tree-search.tsx';
import { useChosenInSight } from './use-chosen-in-sight.ts';
import { useTreeFold } from './use-tree-fold.ts';
import './tree.css';

/** The rows come with the first tree that is shown. */
const TreeBox = lazyPart<BoxProps>(() => import('./tree-box.tsx'));

/** Height of a row, px; what a search found has its place as a second line. */
const ROW = { phone: 44, else: 32, found: 48 };

export interface TreeProps<N extends TreeNode> {
  /** What it is a tree of; its accessible name. */
  label: string;
  /** False: the page has a search of its own, as where not all nodes are here. */
  hasSearch?: boolean;
  searchLabel: string;
  /** Said when a search finds nothing. */
  noneText: string;
  /** Siblings in their order; the same array as long as nothing changed. */
  nodes: readonly N[];
  isLoading?: boolean;
  /** Given when the nodes did not come: asks for them again. */
  onRetry?: (() => void) | undefined;
  /** The marked node, if any, or those with a tick where several may be chosen. */
  chosen: readonly string[];
  /** All that is chosen now: of a tree where one is chosen it is that one, also when it was before. */
  onChange: (ids: readonly string[]) => void;
  /** Several may be chosen, by ticks. */
  isMulti?: boolean;
  /** Shown and not to be chosen. */
  isOff?: (node: N) => boolean;
  /** Everything is open from the start. */
  isWhole?: boolean;
  /** Buttons that open and close everything. */
  hasFoldAll?: boolean;
  /** What is searched besides the name. */
  wordsOf?: (node: N) => string;
  countOf?: (node: N) => number;
  /** At the end of a row: a menu. */
  endOf?: (node: N) => ReactNode;
  /** In place of name, count and end: the cells of a line. Its height, px, on the phone and else. */
  line?: { cells: (node: N, place: string) => ReactNode; height: { phone: number; else: number }; head: ReactNode };
  move?: TreeMove<N>;
  /** Of a tree whose nodes come as they are opened (`hasBelow`): these were opened. */
  onTurn?: (openIds: readonly string[]) => void;
}

/**
 * A tree of any size with a search above it. Arrow keys go along, right opens and left closes, letters jump to names, Enter and
 * Space choose; rows that may be moved are dragged, or moved by the keyboard from their grip. Fills the width it is given; the
 * surrounding box scrolls. What is open is its own state: the roots and the way to the chosen node from the start.
 */
export function Tree<N extends TreeNode>(props: TreeProps<N>) {
  const { nodes, chosen, onChange, isMulti = false, isOff, isWhole = false, wordsOf, countOf, endOf, line } = props;
  const { hasSearch = true } = props;
  const isPhone = useNarrow();
  const tree = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const [known] = useState<KnownItems<N>>(() => new Map());
  const index = useMemo(() => indexTree(nodes), [nodes]);
  const fold = useTreeFold(index, chosen, isWhole, props.onTurn);
  const words = query.trim();
  const found = words ? foundNodes(index, words, wordsOf ?? (() => '')) : null;
  const items = found ? foundItems(index, found, known) : openItems(index, fold.open, known);
  const first = found?.find((node) => !isOff?.(node));
  const height = line?.height ?? ROW;
  const rowHeight = Math.max(isPhone ? height.phone : height.else, found ? ROW.found : 0);
  useChosenInSight({ tree, isFound: found !== null, items, chosenId: chosen[0], rowHeight });
  const content = ({ id, place }: TreeItem) => {
    const node = index.byId.get(id);
    if (!node) return null;
    if (line) return line.cells(node, place);
    return (
      <>
        <TreeName name={node.name} place={place} />
        {countOf && <span className="meta num">{count(countOf(node))}</span>}
        {endOf && <TreeEnd>{endOf(node)}</TreeEnd>}
      </>
    );
  };
  return (
    <>
      {hasSearch && (
        <div className="tree-tools">
          <TreeSearch
            label={props.searchLabel}
            query={query}
            onQuery={setQuery}
            onEnter={() => first && onChange(isMulti ? turned(chosen, first.id) : [first.id])}
            onDown={() => tree.current?.focus()}
          />
          {props.hasFoldAll && <FoldAll onAll={fold.setAll} />}
        </div>
      )}
      {line?.head}
      <TreeFace
        isLoading={props.isLoading ?? false}
        onRetry={props.onRetry}
        isEmpty={nodes.length === 0}
        noneText={found?.length === 0 ? props.noneText : null}
      />
      {items.length > 0 && (
        <Suspense fallback={<SkeletonRows rows={6} />}>
          <TreeBox
            label={props.label}
            tree={tree}
            ids={nodes.filter((node) => !isOff?.(node)).map((node) => node.id)}
            nameOf={(id) => index.byId.get(id)?.name ?? ''}
            items={items}
            open={fold.open}
            onOpen={fold.setOpen}
            isMulti={isMulti}
            chosen={chosen}
            onChange={onChange}
            offIds={isOff ? nodes.filter(isOff).map((node) => node.id) : NONE}
            rowHeight={rowHeight}
            content={content}
            move={props.move && moveById(index, props.move)}
            isFound={found !== null}
          />
        </Suspense>
      )}
    </>
  );
}

const NONE: readonly never[] = [];

const turned = (chosen: readonly string[], id: string): readonly string[] =>
  chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id];

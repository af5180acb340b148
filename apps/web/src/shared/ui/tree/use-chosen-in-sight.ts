import { type RefObject, useEffect, useEffectEvent } from 'react';
import { rowAt, type TreeItem } from './tree-item.ts';

interface Options {
  tree: RefObject<HTMLDivElement | null>;
  /** What a search found is not shown in its place. */
  isFound: boolean;
  items: readonly TreeItem[];
  chosenId: string | undefined;
  rowHeight: number;
}

/**
 * Brings the chosen row into sight when the tree comes, and again when a search has ended. Only the box around the tree is
 * scrolled, never the page.
 */
export function useChosenInSight({ tree, isFound, items, chosenId, rowHeight }: Options): void {
  const isShown = !isFound && items.length > 0;
  const bring = useEffectEvent(() => {
    const at = chosenId === undefined ? -1 : rowAt(items, chosenId);
    const box = tree.current && scrollerOf(tree.current);
    if (at < 0 || !tree.current || !box) return;
    const above = tree.current.getBoundingClientRect().top - box.getBoundingClientRect().top + at * rowHeight;
    const isSeen = above >= 0 && above + rowHeight <= box.clientHeight;
    if (!isSeen) box.scrollTop += above - (box.clientHeight - rowHeight) / 2;
  });
  useEffect(() => {
    if (!isShown) return;
    // The rows have their place when the library has measured them, which it does before the next picture.
    const frame = requestAnimationFrame(bring);
    return () => cancelAnimationFrame(frame);
  }, [isShown]);
}

/** The box that scrolls what is in it; null when that is the page. */
function scrollerOf(element: Element): Element | null {
  for (let at = element.parentElement; at && at !== document.body; at = at.parentElement)
    if (/auto|scroll/.test(getComputedStyle(at).overflowY) && at.scrollHeight > at.clientHeight) return at;
  return null;
}

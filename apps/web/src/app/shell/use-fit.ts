import { type RefObject, useLayoutEffect, useState } from 'react';

/** Heights of the navigation, px: an entry with its gap, a child with its gap, space around the children. */
export const heights = { entry: 34, child: 32, childrenPadding: 8 } as const;

/** How many of the entries fit into a height; when not all do, "more" takes the place of one. The first always stays. */
export function fitting(entryHeights: readonly number[], available: number): number {
  const total = entryHeights.reduce((sum, height) => sum + height, 0);
  if (total <= available) return entryHeights.length;
  let used = heights.entry;
  for (const [index, height] of entryHeights.entries()) {
    used += height;
    if (used > available) return Math.max(1, index);
  }
  return entryHeights.length;
}

/** The height of an element, live. */
export function useHeight(target: RefObject<HTMLElement | null>): number {
  const [height, setHeight] = useState(Number.POSITIVE_INFINITY);
  useLayoutEffect(() => {
    const element = target.current;
    if (!element) return;
    const measure = () => setHeight(element.clientHeight);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [target]);
  return height;
}

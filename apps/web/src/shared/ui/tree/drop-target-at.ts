import type { DropTarget } from 'react-aria-components';

/** The upper and lower part of a row are the gaps to its neighbours. */
const GAP_SHARE = 0.25;

/**
 * What is under the pointer, asked of the page: a row, or the gap above or below it. `x` and `y` are px from the corner of the
 * tree. The library's own answer counts the way that a box around the tree has scrolled twice.
 */
export function dropTargetAt(
  tree: HTMLElement,
  x: number,
  y: number,
  isValid: (target: DropTarget) => boolean,
): DropTarget | null {
  const { left, top } = tree.getBoundingClientRect();
  // The line that shows the place lies above the rows.
  const row = document
    .elementsFromPoint(left + x, top + y)
    .map((one) => one.closest<HTMLElement>('[data-key]'))
    .find((one) => one && tree.contains(one));
  const key = row?.dataset.key;
  if (!row || key === undefined) return null;
  const box = row.getBoundingClientRect();
  const wanted = positionAt((top + y - box.top) / box.height);
  const target: DropTarget = { type: 'item', key, dropPosition: wanted };
  if (isValid(target)) return target;
  // Into a row or not at all is better than nowhere.
  const inside: DropTarget = { ...target, dropPosition: 'on' };
  return isValid(inside) ? inside : null;
}

/** The part of a row, from its upper edge: 0 to 1. */
export function positionAt(part: number): 'before' | 'on' | 'after' {
  return part < GAP_SHARE ? 'before' : part > 1 - GAP_SHARE ? 'after' : 'on';
}

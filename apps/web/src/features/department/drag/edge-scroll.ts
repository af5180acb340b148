/** How near to an edge it begins and how far a frame goes at the edge itself, px. */
const NEAR_PX = 56;
const FASTEST_PX = 14;

/** The box around an element that scrolls; null when nothing does. */
export function scrollerOf(element: Element): Element | null {
  for (let box = element.parentElement; box; box = box.parentElement) {
    const { overflowY } = getComputedStyle(box);
    if ((overflowY === 'auto' || overflowY === 'scroll') && box.scrollHeight > box.clientHeight) return box;
  }
  return document.scrollingElement;
}

/** Scrolls a little while something is dragged near the upper or lower edge; the nearer, the faster. */
export function scrollAtEdge(scroller: Element, y: number): void {
  const { top, bottom } = scroller.getBoundingClientRect();
  const above = top + NEAR_PX - y;
  const below = y - (bottom - NEAR_PX);
  const by = above > 0 ? -above : below > 0 ? below : 0;
  if (by !== 0) scroller.scrollTop += Math.sign(by) * Math.ceil(Math.min(Math.abs(by) / NEAR_PX, 1) * FASTEST_PX);
}

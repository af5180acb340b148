/** Where a popover stands beside its trigger: below it with one edge in line, or right of it with the lower edges in line. */
export type Placement = 'bottom-start' | 'bottom-end' | 'top-start' | 'right-end';

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

type Size = Pick<Box, 'width' | 'height'>;

/** Between trigger and popover, px. */
const GAP = 4;
/** Kept free at every edge of the window, px. */
const MARGIN = 8;

/** Left upper corner of a popover in the window, px: on the other side when there is no room, and never over the edge. */
export function placed(trigger: Box, panel: Size, view: Size, placement: Placement): { left: number; top: number } {
  const right = trigger.left + trigger.width;
  const bottom = trigger.top + trigger.height;
  if (placement === 'right-end') {
    const beside = right + GAP + panel.width + MARGIN <= view.width ? right + GAP : trigger.left - GAP - panel.width;
    return {
      left: clamped(beside, panel.width, view.width),
      top: clamped(bottom - panel.height, panel.height, view.height),
    };
  }
  const below = bottom + GAP;
  const above = trigger.top - GAP - panel.height;
  const fitsBelow = below + panel.height + MARGIN <= view.height;
  const isAbove = placement === 'top-start' ? above >= MARGIN || !fitsBelow : !fitsBelow && above >= MARGIN;
  const start = placement === 'bottom-end' ? right - panel.width : trigger.left;
  return {
    left: clamped(start, panel.width, view.width),
    top: clamped(isAbove ? above : below, panel.height, view.height),
  };
}

const clamped = (start: number, length: number, room: number): number =>
  Math.max(MARGIN, Math.min(start, room - length - MARGIN));

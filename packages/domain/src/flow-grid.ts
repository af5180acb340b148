import { FLOW_LIMIT } from './flow-limit.ts';

/** A widget's place on the grid of twelve columns. */
export interface FlowBox {
  key: string;
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Top down, and from left to right. */
export const inReadingOrder = <B extends Pick<FlowBox, 'x' | 'y'>>(boxes: readonly B[]): B[] =>
  boxes.toSorted((a, b) => a.y - b.y || a.x - b.x);

const touches = (a: FlowBox, b: FlowBox): boolean =>
  a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);

/** A box inside of the grid, at least as large as a widget can be read. */
function fitted<B extends FlowBox>(box: B): B {
  const w = clamp(box.w, FLOW_LIMIT.leastColumns, FLOW_LIMIT.columns);
  const h = clamp(box.h, 1, FLOW_LIMIT.rows);
  return { ...box, w, h, x: clamp(box.x, 0, FLOW_LIMIT.columns - w), y: Math.max(0, box.y) };
}

/**
 * All boxes without overlaps and without empty rows above them: the one that was moved stays where it was put, the others make room
 * downwards and close up, in the order in which they are read.
 */
export function arranged<B extends FlowBox>(boxes: readonly B[], movedKey?: string): B[] {
  const all = boxes.map(fitted);
  const moved = all.find(({ key }) => key === movedKey);
  const others = inReadingOrder(all.filter((box) => box !== moved));
  const placed: B[] = moved ? [moved] : [];
  for (const box of others) placed.push(lowered(box, placed));
  const closed: B[] = [];
  for (const box of inReadingOrder(placed)) closed.push(raised(box, closed));
  return all.map(({ key }) => closed.find((box) => box.key === key)).filter((box) => box !== undefined);
}

/** Down until it is free. */
function lowered<B extends FlowBox>(box: B, placed: readonly B[]): B {
  let free = box;
  while (placed.some((one) => touches(one, free))) free = { ...free, y: free.y + 1 };
  return free;
}

/** Up until it stands under something. */
function raised<B extends FlowBox>(box: B, placed: readonly B[]): B {
  let free = box;
  while (free.y > 0 && !placed.some((one) => touches(one, { ...free, y: free.y - 1 })))
    free = { ...free, y: free.y - 1 };
  return free;
}

/** The first free place for a box of this size, in the order in which they are read. */
export function firstFree(boxes: readonly FlowBox[], { w, h }: Pick<FlowBox, 'w' | 'h'>): { x: number; y: number } {
  const lowest = boxes.reduce((low, box) => Math.max(low, box.y + box.h), 0);
  for (let y = 0; y < lowest; y += 1) {
    for (let x = 0; x <= FLOW_LIMIT.columns - w; x += 1) {
      if (!boxes.some((box) => touches(box, { key: '', x, y, w, h }))) return { x, y };
    }
  }
  return { x: 0, y: lowest };
}

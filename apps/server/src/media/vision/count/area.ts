import { type Box, footOf, type Point } from '../box.ts';

/** Somebody is in an area, or out of it, when so many pictures in a row say so. */
const PICTURES = 2;

/** What happened to an area by one picture of one person. */
export interface AreaChange {
  entered: boolean;
  left: boolean;
  /** They have been in it for long enough, by this picture. */
  stayed: boolean;
  /** What is to be added to the time of those who stay, ms: all of it when they have stayed long enough, then what came since. */
  stayMs: number;
}

const NOTHING: AreaChange = { entered: false, left: false, stayed: false, stayMs: 0 };

/** Whether one person is in an area, picture by picture. */
export function areaWatch(corners: readonly Point[], minStayMs: number) {
  let isInside = false;
  let against = 0;
  let sinceMs = 0;
  /** Up to when their time was added; null until they have stayed long enough. */
  let addedMs: number | null = null;
  let firstAgainstMs = 0;

  function stay(atMs: number): AreaChange {
    if (addedMs === null && atMs - sinceMs < minStayMs) return NOTHING;
    const stayed = addedMs === null;
    const stayMs = atMs - (addedMs ?? sinceMs);
    addedMs = atMs;
    return { ...NOTHING, stayed, stayMs };
  }

  return {
    at(box: Box, atMs: number): AreaChange {
      const isThere = holds(corners, footOf(box));
      if (isThere === isInside) {
        against = 0;
        return isInside ? stay(atMs) : NOTHING;
      }
      if (against === 0) firstAgainstMs = atMs;
      against += 1;
      if (against < PICTURES) return NOTHING;
      against = 0;
      isInside = isThere;
      sinceMs = firstAgainstMs;
      addedMs = null;
      return isInside ? { ...NOTHING, entered: true } : { ...NOTHING, left: true };
    },
    /** They are not seen any more. */
    gone: (): AreaChange => (isInside ? { ...NOTHING, left: true } : NOTHING),
    isInside: () => isInside,
  };
}

/** Whether a point is in a polygon (even-odd rule). */
function holds(corners: readonly Point[], { x, y }: Point): boolean {
  let isIn = false;
  corners.forEach((a, at) => {
    const b = corners.at(at - 1) ?? a;
    if (a.y > y !== b.y > y && x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x)) isIn = !isIn;
  });
  return isIn;
}

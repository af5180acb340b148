/** A stretch of picture that is in the buffer, s. */
export interface Stretch {
  from: number;
  to: number;
}

/** Where playback starts, and lands after it was left behind: this far before the newest picture, s. */
const BEHIND_S = 0.3;
/** Further behind than this it plays a little faster ... */
const LATE_S = 1;
const CATCH_UP_RATE = 1.1;
/** ... and from here it jumps. */
const LOST_S = 3;
/** What was shown longer ago than `KEPT_S` is thrown away, in pieces of at least `PIECE_S`. */
const KEPT_S = 4;
const PIECE_S = 6;

interface Playing {
  buffered: readonly Stretch[];
  at: number;
  isPaused: boolean;
}

/**
 * How a live picture stays near its newest moment: a place to jump to, or null, and the speed. Behind a gap, and before the
 * first picture, it jumps to the last stretch; a little late it plays faster, so that nothing is seen of it.
 */
export function nearEdge({ buffered, at, isPaused }: Playing): { jumpTo: number | null; rate: number } {
  const last = buffered.at(-1);
  if (!last) return { jumpTo: null, rate: 1 };
  const behind = last.to - at;
  const isOutside = at < last.from || at > last.to;
  if (isPaused || isOutside || behind > LOST_S) return { jumpTo: Math.max(last.from, last.to - BEHIND_S), rate: 1 };
  return { jumpTo: null, rate: behind > LATE_S ? CATCH_UP_RATE : 1 };
}

/** What of the buffer can go; null while it is little. */
export function toTrim({ buffered, at }: Pick<Playing, 'buffered' | 'at'>): Stretch | null {
  const [first] = buffered;
  const to = at - KEPT_S;
  return first && to - first.from >= PIECE_S ? { from: 0, to } : null;
}

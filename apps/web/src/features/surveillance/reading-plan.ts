import { LIMIT } from '@rondo/domain/limit';
import { type Stretch, together } from '@rondo/domain/recording';

/** So much is loaded ahead, ms at normal speed. */
const AHEAD_MS = 10_000;
/** A question without an answer is asked again, and so is one whether the recording goes on meanwhile, ms. */
const ASK_AGAIN_MS = 3_000;
const JOIN_MS = LIMIT.recording.joinMs;

/** Decides what of a recording is asked for next, so that nothing is asked for twice; moments in ms since 1970. */
export function readingPlan(ask: (at: number) => void, nowMs: () => number = () => performance.now()) {
  let asked: { at: number | null; sinceMs: number } | null = null;
  let end = { at: Number.POSITIVE_INFINITY, sinceMs: 0 };
  let pieces: Stretch[] = [];
  /** Ends of pieces behind which nothing was recorded for a while. */
  const gaps = new Set<number>();
  const isFresh = ({ sinceMs }: { sinceMs: number }): boolean => nowMs() - sinceMs < ASK_AGAIN_MS;
  function read(at: number): void {
    if (at >= end.at && isFresh(end)) return;
    if (asked && (asked.at === at || asked.at === null) && isFresh(asked)) return;
    asked = { at, sinceMs: nowMs() };
    ask(at);
  }
  return {
    /** What is not there and is to be shown now. */
    read,
    /** What comes after the piece that is shown, early enough for the speed. */
    ahead(at: number, speed: number): void {
      const to = pieces.find((piece) => piece.from <= at && at < piece.to)?.to;
      if (to !== undefined && !gaps.has(to) && to - at < AHEAD_MS * Math.max(1, speed)) read(to);
    },
    got({ at, from, to }: Stretch & { at: number }): void {
      asked = null;
      if (from > at + JOIN_MS) gaps.add(at);
      pieces = together([pieces, [{ from, to }]], JOIN_MS);
    },
    /** Nothing was recorded from a moment on, so far. */
    ended(at: number): void {
      asked = null;
      end = { at, sinceMs: nowMs() };
    },
    /** The connection is gone: a new one is not asked for at once. */
    lost(): void {
      asked = { at: null, sinceMs: nowMs() };
    },
  };
}

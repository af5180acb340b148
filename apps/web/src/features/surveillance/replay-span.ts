import { playableAt, type Stretch } from '@rondo/domain/recording';

/** Something that a device recorded: always, or because it noticed something. Moments in ms since 1970. */
export interface Recorded extends Stretch {
  kind: 'continuous' | 'event';
}

/** A recording that ends sooner than this is over: what comes next is played, ms. */
const REST_MS = 1_000;
/** "Before" pressed within so long after a beginning leads to the one before it, ms. */
const REACH_MS = 3_000;

/** What a device is asked to play for a moment: from there, or from the beginning of the next recording, to its end; null behind the last. */
export function replaySpan(recorded: readonly Recorded[], at: number): Stretch | null {
  const rest = recorded.filter(({ to }) => to - at > REST_MS);
  const from = playableAt(rest, at);
  const found = from === null ? undefined : rest.find((one) => one.from <= from && one.to > from);
  return found && from !== null ? { from, to: found.to } : null;
}

/** The beginning of the recording after a moment, or of the one before it; undefined where there is none. */
export function jumpFrom(recorded: readonly Recorded[], at: number, by: -1 | 1): number | undefined {
  const starts = recorded.map(({ from }) => from);
  return by > 0 ? starts.find((start) => start > at) : starts.findLast((start) => start < at - REACH_MS);
}

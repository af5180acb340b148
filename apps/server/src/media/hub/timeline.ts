import type { Clock } from '../clock.ts';
import { TICKS_PER_S } from '../frame.ts';

/** Times from 0 that go on when a camera comes back: it begins to count anew each time. */
export function timeline(clock: Clock) {
  let offset: number | null = null;
  let lastTime = -1;
  let lastAtMs = 0;
  return {
    /** The next times are those of a new connection. */
    restart(): void {
      offset = null;
    },
    /** A time of the source, in ticks, as viewers have it. */
    of(time: number): number {
      if (offset === null) {
        const awayTicks = lastTime < 0 ? 0 : ((clock.elapsedMs() - lastAtMs) / 1_000) * TICKS_PER_S;
        offset = lastTime < 0 ? -time : Math.round(lastTime + Math.max(1, awayTicks)) - time;
      }
      // Pictures that are shown earlier than the one before them may only be told within the picture's own time.
      const told = Math.max(0, time + offset);
      lastTime = Math.max(lastTime, told);
      lastAtMs = clock.elapsedMs();
      return told;
    },
  };
}

import { TICKS_PER_S } from '../frame.ts';

/** A step that is longer is a clock set anew, not a picture that took long. */
const LONGEST_STEP_S = 10;
/** What such a step counts as: about a picture. */
const USUAL_STEP_S = 0.04;

/** Times that go on, from 0, out of the 32 bits of RTP at the clock rate of the stream (Hz); `ticksPerS` of them are a second. */
export function unwrapTime(clockRate: number, ticksPerS = TICKS_PER_S) {
  let last: number | null = null;
  let time = 0;
  return (timestamp: number): number => {
    if (last !== null) {
      const step = (timestamp - last) | 0;
      time += Math.abs(step) > LONGEST_STEP_S * clockRate ? USUAL_STEP_S * clockRate : step;
    }
    last = timestamp;
    return Math.round((time * ticksPerS) / clockRate);
  };
}

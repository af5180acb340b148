import { type Frame, TICKS_PER_S } from '../frame.ts';
import { fragment } from './fragment.ts';

/** Until two pictures tell, ticks. */
const FIRST_DURATION = TICKS_PER_S / 25;
/** Two pictures further apart say nothing about how long one lasts. */
const LONGEST_DURATION = TICKS_PER_S * 2;

/**
 * Fragments out of pictures, each as soon as its picture is there: how long it lasts is taken from the two before. Times of
 * decoding only go up, also where pictures come in another order than they are shown.
 */
export function muxer() {
  let number = 0;
  let decodeTime = -1;
  let duration = FIRST_DURATION;
  return ({ time, isKey, data }: Frame): Buffer => {
    number += 1;
    const next = decodeTime < 0 ? time : Math.max(time, decodeTime + 1);
    const step = next - decodeTime;
    if (decodeTime >= 0 && step > 1 && step <= LONGEST_DURATION) duration = step;
    decodeTime = next;
    return fragment({ number, decodeTime, offset: time - next, duration, isKey, data });
  };
}

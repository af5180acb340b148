import { expect, it } from 'vitest';
import { nearEdge, toTrim } from './live-edge.ts';

const playing = (at: number, ...buffered: [number, number][]) => ({
  buffered: buffered.map(([from, to]) => ({ from, to })),
  at,
  isPaused: false,
});

it('a picture that begins, or whose stretch has ended, goes to the newest moment', () => {
  expect(nearEdge({ ...playing(0, [100, 101]), isPaused: true }).jumpTo).toBeCloseTo(100.7);
  expect(nearEdge(playing(0, [100, 100.1])).jumpTo).toBe(100);
  expect(nearEdge(playing(102, [100, 102], [104, 106])).jumpTo).toBeCloseTo(105.7);
  expect(nearEdge(playing(0)).jumpTo).toBeNull();
});

it('a picture that is a little late plays faster, one that is far behind jumps', () => {
  expect(nearEdge(playing(100, [99, 100.5]))).toEqual({ jumpTo: null, rate: 1 });
  expect(nearEdge(playing(100, [99, 101.5]))).toEqual({ jumpTo: null, rate: 1.1 });
  expect(nearEdge(playing(100, [99, 103.5])).jumpTo).toBeCloseTo(103.2);
});

it('what was shown is thrown away in pieces, and never what is still to be shown', () => {
  expect(toTrim(playing(9, [0, 10]))).toBeNull();
  expect(toTrim(playing(10, [0, 11]))).toEqual({ from: 0, to: 6 });
  expect(toTrim(playing(10))).toBeNull();
});

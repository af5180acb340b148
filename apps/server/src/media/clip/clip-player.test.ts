import { expect, it } from 'vitest';
import { movedClock } from '../../../test/camera/moved-clock.ts';
import { testClip } from '../../../test/camera/simulator.ts';
import type { Frame } from '../frame.ts';
import { clipPlayer, clipPosition } from './clip-player.ts';

/** 1.3 s into the clip of four seconds. */
const START_MS = 4_000 * 1_000 + 1_300;

it('a clip goes on over its seam as if it had none, for everybody from one clock', async () => {
  const clip = await testClip();
  const { clock, advance, waiting } = movedClock(START_MS);
  const player = clipPlayer(clip, clock);
  const first: Frame[] = [];
  const second: Frame[] = [];
  const leaveFirst = player.listen((frame) => first.push(frame));
  // From the last key frame to the picture of now, at once: 1.3 s are 16 pictures.
  expect(first).toHaveLength(16);
  expect(first[0]).toMatchObject({ isKey: true, time: 0 });
  advance(10_000);
  const leaveSecond = player.listen((frame) => second.push(frame));
  advance(4_000);
  expect(waiting()).toBe(1);
  expect(first).toHaveLength(16 + 14 * 12);
  const steps = new Set(first.slice(1).map(({ time }, i) => time - (first[i]?.time ?? 0)));
  expect(steps).toEqual(new Set([7_500]));
  expect(first.filter(({ isKey }) => isKey).every(({ time }) => time % 180_000 === 0)).toBe(true);
  expect(second[0]?.isKey).toBe(true);
  expect(second).toEqual(first.slice(-second.length));
  leaveFirst();
  leaveSecond();
  expect(waiting()).toBe(0);
});

it('a clip is at the same place in every process at the same time', async () => {
  const { duration } = await testClip();
  expect(clipPosition(START_MS, duration)).toBe(1.3 * 90_000);
});

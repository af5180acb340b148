import { expect, it } from 'vitest';
import { crossesItself, isArea, isDay } from './detection.ts';

const points = (...at: [number, number][]) => at.map(([x, y]) => ({ x, y }));
const SQUARE = points([100, 100], [900, 100], [900, 900], [100, 900]);

it('an area encloses something with 3 to 10 corners, and its sides do not meet', () => {
  expect([SQUARE, [], points([0, 0], [1000, 0], [500, 1000])].map(isArea)).toEqual([true, true, true]);
  const bowTie = points([100, 100], [900, 900], [900, 100], [100, 900]);
  const touching = points([0, 0], [1000, 0], [1000, 1000], [500, 0], [0, 1000]);
  expect([bowTie, touching].map(crossesItself)).toEqual([true, true]);
  expect([bowTie, touching, points([0, 0], [500, 500], [1000, 1000]), SQUARE.slice(0, 2)].map(isArea)).toEqual([
    false,
    false,
    false,
    false,
  ]);
  expect(isArea(Array.from({ length: 11 }, (_, i) => ({ x: i * 10, y: i * i })))).toBe(false);
});

it('the spans of a day are in order and apart', () => {
  expect(
    isDay([
      { from: 0, to: 60 },
      { from: 60, to: 1440 },
    ]),
  ).toBe(true);
  expect(
    isDay([
      { from: 0, to: 61 },
      { from: 60, to: 1440 },
    ]),
  ).toBe(false);
  expect(isDay([{ from: 60, to: 60 }])).toBe(false);
});

import { expect, it } from 'vitest';
import { areaOf } from './mosaic.ts';

const size = { width: 100, height: 50 };

it.each([
  [
    [
      { x: 10, y: 10 },
      { x: 30, y: 20 },
    ],
    { left: 10, top: 10, width: 20, height: 10 },
  ],
  [
    [
      { x: 30, y: 20 },
      { x: 10, y: 10 },
    ],
    { left: 10, top: 10, width: 20, height: 10 },
  ],
  [
    [
      { x: -5, y: -5 },
      { x: 500, y: 500 },
    ],
    { left: 0, top: 0, width: 100, height: 50 },
  ],
  [
    [
      { x: 5, y: 5 },
      { x: 5, y: 9 },
    ],
    null,
  ],
  [[{ x: 5, y: 5 }], null],
])('a mosaic from %j covers %j', (points, area) => {
  expect(areaOf(points, size)).toEqual(area);
});

import { describe, expect, it } from 'vitest';
import { type CountingLine, isCountingLine, turned, withInside } from './counting-line.ts';

const upright: CountingLine = {
  line: [
    { x: 500, y: 200 },
    { x: 500, y: 800 },
  ],
  inside: { x: 600, y: 500 },
};

describe('a counting line', () => {
  it('is long enough, and its inside lies on one side', () => {
    expect(isCountingLine(upright)).toBe(true);
    expect(isCountingLine({ ...upright, inside: { x: 502, y: 500 } })).toBe(false);
    expect(isCountingLine({ ...upright, line: [upright.line[0], { x: 505, y: 210 }] })).toBe(false);
  });

  it('turned twice is itself', () => {
    expect(turned(upright).inside).toEqual({ x: 400, y: 500 });
    expect(turned(turned(upright))).toEqual(upright);
  });

  it('keeps its inside in the picture and on the side where it was when it is drawn anew', () => {
    const left = withInside(upright.line, { x: 10, y: 10 });
    expect(left.inside).toEqual({ x: 400, y: 500 });
    const edge = withInside(
      [
        { x: 990, y: 0 },
        { x: 990, y: 1000 },
      ],
      { x: 1000, y: 500 },
    );
    expect(edge.inside.x).toBe(1000);
    expect(isCountingLine(edge)).toBe(true);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { abbreviate, percent, quotient } from './percent.ts';

describe('abbreviation', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [999.6, '999.6'],
    [1000, '1K'],
    [1200, '1.2K'],
    [1249, '1.2K'],
    [1250, '1.3K'],
    [10_000, '10K'],
    [999_949, '999.9K'],
    [999_950, '1M'],
    [3_400_000, '3.4M'],
    [999_950_000, '1B'],
    [5_000_000_000, '5B'],
    [1_234_000_000_000, '1234B'],
    [-1250, '-1.3K'],
    [-999, '-999'],
  ])('writes %d as %s', (value, text) => expect(abbreviate(value)).toBe(text));

  it('is never further off than half of its last digit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 10 ** 12 }), (value) => {
        const text = abbreviate(value);
        const unit = { K: 1e3, M: 1e6, B: 1e9 }[text.slice(-1)] ?? 1;
        expect(Math.abs(Number(text.slice(0, -1)) * unit - value)).toBeLessThanOrEqual(unit / 20 + unit * 1e-6);
      }),
    );
  });
});

describe('percent', () => {
  it('has one decimal, rounded half up', () => {
    expect([percent(2, 3), percent(1, 8), percent(1, 2000), percent(3, 3)]).toEqual([66.7, 12.5, 0.1, 100]);
  });
  it('is null without a whole, never 0', () => {
    expect([percent(0, 0), percent(3, 0), quotient(3, 0)]).toEqual([null, null, null]);
    expect([percent(0, 5), quotient(10, 3)]).toEqual([0, 3.33]);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_LEVELS, type Level, levelFaults, levelOf } from './level.ts';

const level = (key: string, minPercent: number, isPass = true): Level => ({
  key,
  name: null,
  minPercent,
  color: 'info',
  isPass,
});
const reasons = (levels: Level[]) => levelFaults(levels).map((fault) => fault.reason);

describe('levels', () => {
  it('gives the defaults their documented borders, each inclusive from below', () => {
    const keys = [100, 90, 89.9, 80, 79.9, 60, 59.9, 0].map((rate) => levelOf(rate, DEFAULT_LEVELS)?.key);
    expect(keys).toEqual(['excellent', 'excellent', 'good', 'good', 'pass', 'pass', 'fail', 'fail']);
  });

  it('gives the best level above 100 and the worst below 0', () => {
    expect(levelOf(112, DEFAULT_LEVELS)?.key).toBe('excellent');
    expect(levelOf(-3, DEFAULT_LEVELS)?.key).toBe('fail');
    expect(levelOf(50, [])).toBeNull();
  });

  it('accepts the defaults', () => expect(levelFaults(DEFAULT_LEVELS)).toEqual([]));

  it.each([
    ['one level', [level('a', 0)], 'count'],
    ['seven levels', [60, 50, 40, 30, 20, 10, 0].map((min) => level(`l${min}`, min)), 'count'],
    ['a lowest level above 0', [level('a', 90), level('b', 10, false)], 'lowest_not_zero'],
    ['ascending levels', [level('a', 10), level('b', 90), level('c', 0)], 'order'],
    ['two levels with one start', [level('a', 90), level('b', 90), level('c', 0)], 'order'],
    ['a start above 100', [level('a', 101), level('b', 0)], 'range'],
    ['a start that is no number', [level('a', Number.NaN), level('b', 0)], 'range'],
    ['two levels with one key', [level('a', 90), level('a', 0)], 'key'],
    ['a passing level under a failing one', [level('a', 90, false), level('b', 0, true)], 'pass_below_fail'],
  ])('refuses %s', (_name, levels, reason) => expect(reasons(levels)).toContain(reason));

  it('never gives a better rate a worse level', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 100, noNaN: true }),
        fc.double({ min: 0, max: 100, noNaN: true }),
        (a, b) => {
          const at = (rate: number) =>
            DEFAULT_LEVELS.findIndex((one) => one.key === levelOf(rate, DEFAULT_LEVELS)?.key);
          expect(at(Math.max(a, b))).toBeLessThanOrEqual(at(Math.min(a, b)));
        },
      ),
    );
  });
});

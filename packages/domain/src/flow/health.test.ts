import { describe, expect, it } from 'vitest';
import { completenessPercent, imbalancePercent, levelShift, problemsOf } from './health.ts';

const FINE = {
  ...{ healthyMinutes: 600, expectedMinutes: 600, zeroHours: 0, entries: 100, exits: 96 },
  ...{ shift: 1, accuracyPercent: 97 },
};

describe('the health of data', () => {
  it('cannot be told where nothing was expected, and nobody came', () => {
    expect(completenessPercent({ healthyMinutes: 0, expectedMinutes: 0 })).toBeNull();
    expect(imbalancePercent({ entries: 0, exits: 0 })).toBeNull();
    expect(problemsOf({ ...FINE, healthyMinutes: 0, expectedMinutes: 0, entries: 0, exits: 0 })).toEqual([]);
  });

  it('has a problem from its limit on and none before', () => {
    expect(problemsOf(FINE)).toEqual([]);
    expect(problemsOf({ ...FINE, healthyMinutes: 570 })).toEqual([]);
    expect(problemsOf({ ...FINE, healthyMinutes: 569 })).toEqual(['gaps']);
    expect(problemsOf({ ...FINE, exits: 85 })).toEqual([]);
    expect(problemsOf({ ...FINE, exits: 84 })).toEqual(['imbalance']);
    expect(problemsOf({ ...FINE, zeroHours: 1, shift: 0.4, accuracyPercent: 89.9 })).toEqual([
      'zero',
      'shift',
      'accuracy',
    ]);
    expect(problemsOf({ ...FINE, healthyMinutes: 0, entries: 0, exits: 0 })).toEqual(['silent', 'gaps']);
  });

  it('knows a level of late only with days enough on both sides', () => {
    const days = (count: number, value: number) => Array.from({ length: count }, () => value);
    expect(levelShift([...days(28, 100), ...days(7, 50)])).toBe(0.5);
    expect(levelShift([...days(4, 100), ...days(7, 50)])).toBeNull();
    expect(levelShift([...days(28, 0), ...days(7, 50)])).toBeNull();
  });
});

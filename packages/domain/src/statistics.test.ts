import { describe, expect, it } from 'vitest';
import { changePercent, FORMULAS } from './statistics.ts';

describe('formulas', () => {
  it('cover what was inspected of what is open', () => {
    expect(FORMULAS.coverage.compute({ inspectedShops: 37, openShops: 48 })).toBe(77.1);
  });

  it('count on time what was submitted in time of what was due', () => {
    expect(FORMULAS.onTime.compute({ submittedInTime: 9, due: 12 })).toBe(75);
    expect(FORMULAS.passRate.compute({ passed: 2, evaluated: 3 })).toBe(66.7);
  });

  it('mean every record the same by default and every mark the same when weighted', () => {
    // 10 of 10 and 45 of 90: mean of 100 % and 50 %, against 55 of 100
    expect(FORMULAS.meanRate.compute({ rateSum: 150, evaluated: 2 })).toBe(75);
    expect(FORMULAS.weightedRate.compute({ scoreSum: 55, maxScoreSum: 100 })).toBe(55);
  });

  it('leave given-up rectifications out of completion', () => {
    expect(FORMULAS.rectificationCompletion.compute({ completed: 6, created: 10, ended: 2 })).toBe(75);
    expect(FORMULAS.rectificationCompletion.compute({ completed: 0, created: 2, ended: 2 })).toBeNull();
  });

  it('count open overdue rectifications as late already', () => {
    expect(FORMULAS.rectificationOnTime.compute({ completedInTime: 6, completed: 8, overdueOpen: 2 })).toBe(60);
  });

  it('say how well fixes last: one of three came back', () => {
    expect(FORMULAS.fixDurability.compute({ notRepeated: 2, completed: 3 })).toBe(66.7);
  });

  it('judge AI only by events somebody decided about, and capture by who could have come in', () => {
    expect(FORMULAS.aiPrecision.compute({ confirmed: 3, falseAlarms: 1 })).toBe(75);
    expect(FORMULAS.captureRate.compute({ entered: 20, passedBy: 180 })).toBe(10);
  });

  it('show how much kinder a shop is to itself than an inspector', () => {
    const counts = { selfRateSum: 180, selfRecords: 2, onSiteRateSum: 225, onSiteRecords: 3 };
    expect(FORMULAS.selfOnSiteGap.compute(counts)).toBe(15);
    expect(FORMULAS.selfOnSiteGap.compute({ ...counts, selfRecords: 0 })).toBeNull();
  });

  it('average hours with two decimals', () => {
    expect(FORMULAS.handleHours.compute({ handleHoursSum: 10, handled: 3 })).toBe(3.33);
  });

  it('are null instead of zero when there is nothing to divide by', () => {
    expect(FORMULAS.coverage.compute({ inspectedShops: 0, openShops: 0 })).toBeNull();
    expect(FORMULAS.meanRate.compute({ rateSum: 0, evaluated: 0 })).toBeNull();
    expect(FORMULAS.aiPrecision.compute({ confirmed: 0, falseAlarms: 0 })).toBeNull();
    expect(FORMULAS.coverage.compute({ inspectedShops: 0, openShops: 4 })).toBe(0);
  });

  it('ask for each count by one name only', () => {
    for (const formula of Object.values(FORMULAS)) {
      expect(new Set<string>(formula.counts).size).toBe(formula.counts.length);
    }
  });

  it('compare with the period before, which may have been negative or nothing', () => {
    expect([changePercent(120, 100), changePercent(50, 100), changePercent(-5, -10)]).toEqual([20, -50, 50]);
    expect([changePercent(5, 0), changePercent(null, 5), changePercent(5, null)]).toEqual([null, null, null]);
  });
});

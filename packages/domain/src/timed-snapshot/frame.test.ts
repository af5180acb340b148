import { expect, it } from 'vitest';
import { coverageOf, isForReview, isLateFrame, nextTryAt, outcomeOf } from './frame.ts';

const PLANNED = new Date('2026-11-26T09:00:00Z');
const after = (seconds: number) => new Date(PLANNED.getTime() + seconds * 1000);

it('a picture is late once a minute has passed', () => {
  expect([0, 60, 61].map((seconds) => isLateFrame(PLANNED, after(seconds)))).toEqual([false, false, true]);
});

it('what failed is tried three times within two minutes', () => {
  expect(nextTryAt(PLANNED, 1, after(2))).toEqual(after(42));
  expect(nextTryAt(PLANNED, 2, after(62))).toEqual(after(102));
  expect(nextTryAt(PLANNED, 3, after(80))).toBeNull();
  expect(nextTryAt(PLANNED, 1, after(100))).toBeNull();
});

it('coverage is what was captured of what was captured and missed', () => {
  expect(coverageOf({ captured: 3, missed: 1 })).toBe(0.75);
  expect(coverageOf({ captured: 0, missed: 0 })).toBeNull();
});

it('all, none, or a share of pictures ask for a look', () => {
  expect(isForReview('all', 0, 99)).toBe(true);
  expect(isForReview('none', 100, 0)).toBe(false);
  expect([9, 10].map((drawn) => isForReview('share', 10, drawn))).toEqual([true, false]);
});

it('two who disagree make a dispute, and a third decides', () => {
  expect(outcomeOf([])).toBeNull();
  expect(outcomeOf(['pass', 'pass'])).toBe('pass');
  expect(outcomeOf(['pass', 'problem'])).toBe('disputed');
  expect(outcomeOf(['pass', 'problem', 'problem'])).toBe('problem');
});

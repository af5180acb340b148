import { describe, expect, it } from 'vitest';
import { type ItemTally, itemHealth } from './item-health.ts';

const tally = (inspectorId: string, pass: number, fail: number, na = 0): ItemTally => ({
  itemId: 'i',
  inspectorId,
  pass,
  fail,
  na,
});
const of = (...tallies: ItemTally[]) => itemHealth(tallies)[0];

describe('the health of an item', () => {
  it('counts over all inspectors; N/A is a share of what was asked, a failure of what was judged', () => {
    expect(of(tally('a', 6, 2, 2), tally('b', 2, 0))).toMatchObject({
      asked: 12,
      failed: 2,
      na: 2,
      failRate: 0.2,
      naRate: 1 / 6,
      disagreement: null,
    });
  });

  it('cannot be computed where nothing was judged', () => {
    expect(of(tally('a', 0, 0, 3))).toMatchObject({ failRate: null, naRate: 1, disagreement: null });
  });

  it('never fails from fifty passes on', () => {
    expect(of(tally('a', 49, 0))?.suggestion).toBeNull();
    expect(of(tally('a', 50, 0))?.suggestion).toBe('never_fails');
    expect(of(tally('a', 500, 1))?.suggestion).toBeNull();
  });

  it('is disputed where two inspectors who judged it ten times are 40 points apart', () => {
    expect(of(tally('a', 10, 0), tally('b', 6, 4))).toMatchObject({ disagreement: 0.4, suggestion: 'disputed' });
    expect(of(tally('a', 10, 0), tally('b', 7, 3))?.suggestion).toBeNull();
    expect(of(tally('a', 10, 0), tally('b', 0, 9))?.disagreement).toBeNull();
  });

  it('does not belong where every second answer is N/A, from twenty answers on', () => {
    expect(of(tally('a', 9, 1, 10))?.suggestion).toBe('often_na');
    expect(of(tally('a', 5, 1, 6))?.suggestion).toBeNull();
  });
});

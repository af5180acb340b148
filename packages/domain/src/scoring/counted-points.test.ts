import { describe, expect, it } from 'vitest';
import { countedPoints } from './counted-points.ts';
import { DEFAULT_SCORING, NA_POLICIES } from './settings.ts';
import { newCheckItem } from './template.ts';
import { terms } from './term.ts';

const NA = { result: 'na', points: 0, maxPoints: 5 } as const;

describe('an item that was not applicable', () => {
  it('is left out, full or zero, as its template says', () => {
    const shown = (naPolicy: (typeof NA_POLICIES)[number]) => countedPoints(NA, false, { naPolicy });
    expect(shown('exclude')).toEqual({ points: null, maxPoints: null, isLeftOut: true });
    expect(shown('full')).toEqual({ points: 5, maxPoints: 5, isLeftOut: false });
    expect(shown('zero')).toEqual({ points: 0, maxPoints: 5, isLeftOut: false });
  });

  it('never counts as a bonus', () => {
    for (const naPolicy of NA_POLICIES) expect(countedPoints(NA, true, { naPolicy }).isLeftOut).toBe(true);
  });

  it('is shown with what the score reckons with', () => {
    for (const naPolicy of NA_POLICIES) {
      const item = { ...newCheckItem('item', 'Floor'), maxScore: 5 };
      const result = { ...NA, ratio: 0, lost: 5 };
      const [term] = terms([{ item, categoryId: 'floor', result }], { ...DEFAULT_SCORING, method: 'points', naPolicy });
      const shown = countedPoints(NA, false, { naPolicy });
      expect(shown.isLeftOut).toBe(term === undefined);
      if (term) expect([shown.points, shown.maxPoints]).toEqual([term.earned, term.possible]);
    }
  });
});

it('of any other answer the points stay as they are', () => {
  const passed = { result: 'pass', points: 4, maxPoints: 5 } as const;
  expect(countedPoints(passed, false, { naPolicy: 'exclude' })).toEqual({ points: 4, maxPoints: 5, isLeftOut: false });
});

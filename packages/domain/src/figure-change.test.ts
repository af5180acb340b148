import { describe, expect, it } from 'vitest';
import { type ChangeUnit, type Compared, changeIn, mostChanged } from './figure-change.ts';

const figure = (key: string, as: ChangeUnit, current: number | null, previous: number | null) => ({
  key,
  as,
  current,
  previous,
});

describe('the change of a figure', () => {
  it('is in percent of a number, in points of a percentage, in pieces of what is counted singly', () => {
    const of = (as: ChangeUnit, current: number | null, previous: number | null) =>
      changeIn({ as, current, previous } satisfies Compared);
    expect(of('percent', 120, 100)).toBe(20);
    expect(of('points', 91.3, 89.25)).toBe(2.1);
    expect(of('count', 3, 5)).toBe(-2);
    expect([of('percent', 5, 0), of('points', null, 5), of('count', 5, null)]).toEqual([null, null, null]);
  });

  it('is told of the figures that changed most, whatever their units', () => {
    const told = mostChanged(
      [
        figure('records', 'percent', 104, 100),
        figure('average', 'points', 87, 91),
        figure('redLines', 'count', 12, 10),
        figure('pass', 'points', 90.5, 90),
        figure('onTime', 'points', null, 90),
      ],
      2,
    );
    expect(told.map(({ key }) => key)).toEqual(['average', 'redLines']);
  });

  it('is told of a count that was nothing before', () => {
    expect(mostChanged([figure('redLines', 'count', 2, 0)], 2)).toHaveLength(1);
    expect(mostChanged([figure('redLines', 'count', 0, 0)], 2)).toEqual([]);
  });
});

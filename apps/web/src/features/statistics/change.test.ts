import type { ChangeUnit } from '@rondo/domain/figure-change';
import { expect, it } from 'vitest';
import { changeOf } from './change.ts';

const change = (current: number | null, previous: number | null, as: ChangeUnit, isMoreBetter: boolean | null) =>
  changeOf({ as, current, previous }, { isMoreBetter, words: String });

it('is good or bad by the figure, not by up or down', () => {
  expect(change(30, 20, 'count', false)).toEqual({ text: '10', direction: 'up', isGood: false });
  expect(change(20, 30, 'count', false)).toEqual({ text: '10', direction: 'down', isGood: true });
  expect(change(91.3, 89.2, 'points', true)).toEqual({ text: '2.1', direction: 'up', isGood: true });
});

it('is neither where nothing changed, or where more is neither better nor worse', () => {
  expect(change(5, 5, 'count', true)).toEqual({ text: '0', direction: 'same', isGood: null });
  expect(change(5, 4, 'count', null)).toEqual({ text: '1', direction: 'up', isGood: null });
});

it('says nothing where there is nothing to compare with', () => {
  expect(change(5, 0, 'percent', true)).toBeNull();
  expect(change(null, 5, 'points', true)).toBeNull();
});

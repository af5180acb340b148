import { expect, it } from 'vitest';
import { changeOf } from './change.ts';

const words = String;

it('is good or bad by the figure, not by up or down', () => {
  expect(changeOf(30, 20, { as: 'count', isMoreBetter: false, words })).toEqual({
    text: '10',
    direction: 'up',
    isGood: false,
  });
  expect(changeOf(20, 30, { as: 'count', isMoreBetter: false, words })).toEqual({
    text: '10',
    direction: 'down',
    isGood: true,
  });
  expect(changeOf(91.3, 89.2, { as: 'points', isMoreBetter: true, words })).toEqual({
    text: '2.1',
    direction: 'up',
    isGood: true,
  });
});

it('is neither where nothing changed', () => {
  expect(changeOf(5, 5, { as: 'count', isMoreBetter: true, words })).toEqual({
    text: '0',
    direction: 'same',
    isGood: null,
  });
});

it('says nothing where there is nothing to compare with', () => {
  expect(changeOf(5, 0, { as: 'percent', isMoreBetter: true, words })).toBeNull();
  expect(changeOf(null, 5, { as: 'points', isMoreBetter: true, words })).toBeNull();
});

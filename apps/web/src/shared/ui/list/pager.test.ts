import { expect, it } from 'vitest';
import { pageButtons } from './pager.tsx';

it('shows every page of a short list', () => {
  expect(pageButtons(1, 0)).toEqual([]);
  expect(pageButtons(2, 4)).toEqual([1, 2, 3, 4]);
});

it('shows first, last and neighbours of a long list, and gaps between', () => {
  expect(pageButtons(1, 9)).toEqual([1, 2, 3, 4, 5, null, 9]);
  expect(pageButtons(5, 9)).toEqual([1, null, 4, 5, 6, null, 9]);
  expect(pageButtons(9, 9)).toEqual([1, null, 5, 6, 7, 8, 9]);
});

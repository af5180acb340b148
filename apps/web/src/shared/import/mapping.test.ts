import { expect, it } from 'vitest';
import { changed, lettersOf } from './mapping.ts';

it('columns are called as a spreadsheet calls them', () => {
  expect([0, 25, 26, 51, 52, 701, 702].map(lettersOf)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA']);
});

it('only columns that became something else are told', () => {
  expect(changed(['name', null, 'phone'], ['name', 'address', null])).toEqual([1, 2]);
});

import { expect, it } from 'vitest';
import { type Filters, inputOf, isNarrowed } from './list-input.ts';

const none: Filters = { category: [], unread: [], from: [], to: [], shopId: [] };
const asked = (filters: Partial<Filters>) => {
  const input = inputOf({
    ...{ page: 1, size: 20, cursor: null, sort: null, q: '', tab: '', open: null },
    filters: { ...none, ...filters },
  });
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
};

it('a category alone hides nothing: without messages it has nothing yet', () => {
  expect(isNarrowed({ ...none, category: ['system'] })).toBe(false);
  expect(isNarrowed({ ...none, category: ['system'], unread: ['true'] })).toBe(true);
  expect(isNarrowed({ ...none, shopId: ['a'] })).toBe(true);
});

it('the address narrows the list; a category without a part behind it is left out', () => {
  expect(asked({ category: ['task'], unread: ['true'], from: ['2026-05-01'], shopId: ['a', 'b'] })).toEqual({
    ...{ page: 1, size: 20, category: ['task'], unread: true, from: '2026-05-01', shopId: ['a', 'b'] },
  });
  expect(asked({ category: ['nothing'] })).toEqual({ page: 1, size: 20 });
});

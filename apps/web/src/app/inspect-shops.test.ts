import { expect, it } from 'vitest';
import { carryShops } from './inspect-shops.ts';

const on = (pathname: string, search: string, kept: string[], isNew = true) =>
  carryShops({ pathname, search, kept, isNew });

it('carries the stores chosen on one list of the inspect area to the next', () => {
  expect(on('/inspect/record', '?shopId=a&shopId=b', [], false)).toEqual({ shopIds: ['a', 'b'], address: null });
  for (const path of ['/inspect/problem', '/inspect/cycle', '/inspect/checkIn'])
    expect(on(path, '', ['a', 'b'])).toEqual({ shopIds: ['a', 'b'], address: 'shopId=a&shopId=b' });
});

it('follows a link that has filters of its own, and a filter that is taken off', () => {
  expect(on('/inspect/problem', '?recordId=r', ['a'])).toEqual({ shopIds: [], address: null });
  expect(on('/inspect/problem', '', ['a'], false)).toEqual({ shopIds: [], address: null });
});

it('keeps them on pages of the area that have no such filter, and forgets them outside', () => {
  expect(on('/inspect/template', '', ['a'])).toEqual({ shopIds: ['a'], address: null });
  expect(on('/task', '', ['a'])).toEqual({ shopIds: [], address: null });
});

import { shopApi } from '@rondo/contract/shop';
import { expect, it } from 'vitest';
import { mostHelpful, narrowingOf } from './narrowing.ts';
import type { ListPatch } from './use-list-params.ts';

type Name = 'from' | 'to' | 'shop';

function given(filters: Partial<Record<Name, string[]>>, q = '') {
  const patches: ListPatch<Name>[] = [];
  const narrowing = narrowingOf({
    endpoint: shopApi.list,
    params: {
      ...{ page: 3, size: 20, cursor: 'c', sort: null, tab: '', open: null, q },
      filters: { from: [], to: [], shop: [], ...filters },
      set: (patch) => patches.push(patch),
    },
    inputOf: (params) => ({
      keyword: params.q,
      page: params.page,
      groupId: params.filters.shop,
      tag: params.filters.from,
    }),
    labels: { from: 'Period', to: 'Period', shop: 'Store' },
    search: 'Search',
  });
  return { narrowing, patches };
}

it('names every filter that is set, the two ends of a period as one, and the words', () => {
  const { narrowing } = given({ from: ['2026-10-01'], to: ['2026-10-31'], shop: ['a'] }, 'camden');
  expect(narrowing.steps.map(({ label }) => label)).toEqual(['Search: camden', 'Period', 'Store']);
});

it('asks for the list without the filter, from its first page, and takes off exactly that', () => {
  const { narrowing, patches } = given({ from: ['2026-10-01'], to: ['2026-10-31'], shop: ['a'] });
  expect(narrowing.steps[0]?.input).toEqual({ keyword: '', page: 1, groupId: ['a'], tag: [] });
  narrowing.steps[0]?.remove();
  expect(patches).toEqual([{ filters: { from: [], to: [] } }]);
});

it('offers the filter without which there are rows, the one that leaves the fewest', () => {
  const { steps } = given({ from: ['1'], shop: ['a'] }, 'camden').narrowing;
  expect(mostHelpful(steps, [0, 40, 4])?.step.label).toBe('Store');
  expect(mostHelpful(steps, [undefined, 0, 0])).toBeNull();
});

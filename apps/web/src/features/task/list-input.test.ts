import { expect, test } from 'vitest';
import type { ListParams } from '../../shared/ui/list/use-list-params.ts';
import { type FilterName, listInput, sortOf, type TaskFilters, tabOf } from './list-input.ts';

const none: TaskFilters = {
  state: [],
  kind: [],
  mode: [],
  purpose: [],
  overdue: [],
  shopId: [],
  groupId: [],
  templateId: [],
  handlerId: [],
  reviewerId: [],
  initiatorId: [],
  createdFrom: [],
  createdTo: [],
  deadlineFrom: [],
  deadlineTo: [],
  finishedFrom: [],
  finishedTo: [],
  levelRank: [],
  batchId: [],
  cycleId: [],
  real: [],
};
const params = (filters: Partial<TaskFilters>, rest: Partial<ListParams<FilterName>> = {}): ListParams<FilterName> => ({
  page: 1,
  size: 20,
  cursor: null,
  sort: null,
  q: '',
  tab: '',
  open: null,
  filters: { ...none, ...filters },
  ...rest,
});

test('what is in the address is asked for, what is not there is left out', () => {
  const asked = listInput(
    params({ state: ['pending', 'closed'], overdue: ['true'], deadlineFrom: ['2026-11-20'], shopId: ['a', 'b'] }),
    'todo',
  );
  expect(asked).toMatchObject({
    tab: 'todo',
    state: ['pending', 'closed'],
    overdue: true,
    deadlineFrom: '2026-11-20',
    shopId: ['a', 'b'],
  });
  expect(asked.kind).toBeUndefined();
  expect(asked.deadlineTo).toBeUndefined();
});

test('values nobody knows do not reach the server', () => {
  expect(listInput(params({ state: ['lost'], kind: ['party', 'inspection'] }), 'all')).toMatchObject({
    state: undefined,
    kind: ['inspection'],
  });
});

test('only those who may see all tasks get that tab, whatever the address says', () => {
  expect(tabOf('all', false)).toBe('todo');
  expect(tabOf('all', true)).toBe('all');
  expect(tabOf('', true)).toBe('todo');
  expect(tabOf('nonsense', true)).toBe('todo');
});

test('to do starts with what is due first, everything else with the newest', () => {
  expect(sortOf(null, 'todo')).toBe('deadline');
  expect(sortOf(null, 'handled')).toBe('-created');
  expect(sortOf('created', 'todo')).toBe('created');
  expect(sortOf('name', 'cc')).toBe('-created');
});

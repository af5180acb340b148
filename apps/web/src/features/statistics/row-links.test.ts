import { recordApi } from '@rondo/contract/record';
import { rectificationApi } from '@rondo/contract/rectification';
import {
  checkInRows,
  FIGURE_ROWS,
  inspectorRows,
  intervalRows,
  openRows,
  planShopRows,
  rankedShopRows,
  recordRows,
  rectificationRows,
  restatementRows,
  taskRows,
} from '@rondo/contract/statistics-rows';
import { expect, it } from 'vitest';
import { FILTERS as CHECK_IN_FILTERS } from '../check-in/list-input.ts';
import { FILTERS as RECORD_FILTERS } from '../record/list-input.ts';
import { FILTERS as RECTIFICATION_FILTERS } from '../rectification/filter-names.ts';
import { type Asked, askedOf, FILTERS, type Filters, usable } from './filter.ts';
import { rowsLink } from './row-links.ts';
import { SCORE_FILTERS } from './score-filter.ts';
import { SHOP_FILTERS } from './shop-filter.ts';
import { TASK_FILTERS } from './task-filter.ts';
import { USER_FILTERS } from './user-filter.ts';

const SHOP = '01234567-89ab-7cde-8f01-23456789abcd';
const asked: Asked = {
  from: '2026-11-01',
  to: '2026-11-30',
  granularity: 'week',
  compare: 'previous',
  structure: 'of_day',
  shopId: [SHOP],
  groupId: [SHOP, SHOP.replace('0', '1')],
  templateId: [SHOP],
  mode: ['remote'],
  shopTag: ['Mall'],
  managerId: [SHOP],
  shopFormat: ['direct'],
};

/** What the page of a list reads from an address. */
const READ: Record<string, readonly string[]> = {
  '/inspect/record': RECORD_FILTERS,
  '/inspect/problem': RECTIFICATION_FILTERS,
  '/inspect/statistics': FILTERS,
  '/inspect/taskStatistics': TASK_FILTERS,
  '/inspect/scoreStatistics': SCORE_FILTERS,
  '/inspect/shopInspection': SHOP_FILTERS,
  '/inspect/userInspection': USER_FILTERS,
  '/inspect/checkIn': CHECK_IN_FILTERS,
};

it('every link of a figure names only what the page of its list reads, and all that its rows are asked by', () => {
  const all = [
    ...Object.entries(FIGURE_ROWS).map(([key, { rows }]) => [key, rows(asked)] as const),
    ['closed', recordRows({ ...asked, basis: 'closed' }, { evaluated: true, levelRank: [1] })] as const,
    ['restated', restatementRows(asked)] as const,
    ['planned tasks', taskRows(asked, 'missed', { planned: true, executorId: SHOP })] as const,
    ['stores', planShopRows(asked, { coverage: 'missing', missed: true })] as const,
    ['intervals', intervalRows(asked, { interval: 'more' })] as const,
    ['ranked stores', rankedShopRows(asked, { both: true, weighting: 'points' })] as const,
    ['rates', recordRows(asked, { rateBand: ['80'], category: 'Hygiene' })] as const,
    ['inspectors', inspectorRows(asked, { inspectors: 'compared' })] as const,
    ['raised', rectificationRows(asked, { initiatorId: [SHOP] })] as const,
    ['inspected by', recordRows(asked, { inspectorId: [SHOP] })] as const,
    ['doubts', checkInRows(asked, SHOP)] as const,
  ];
  for (const [key, wanted] of all) {
    const [path = '', query = ''] = rowsLink(wanted).split('?');
    const names = [...new Set(new URLSearchParams(query).keys())];
    expect(READ[path], key).toEqual(expect.arrayContaining(names));
    const needed = Object.keys(wanted.query).filter((name) => name !== 'granularity' && name !== 'compare');
    expect(names, key).toEqual(expect.arrayContaining(needed));
  }
});

it('a link asks the list for exactly what the number counts', () => {
  const [path, query = ''] = rowsLink(recordRows(asked, { evaluated: true })).split('?');
  const address = new URLSearchParams(query);
  expect(path).toBe('/inspect/record');
  expect(address.getAll('groupId')).toEqual(asked.groupId);
  const input = recordApi.list.input.parse({
    ...Object.fromEntries(address),
    groupId: address.getAll('groupId'),
  });
  expect(input).toMatchObject({ from: asked.from, to: asked.to, state: ['effective'], evaluated: true });
  const open = new URLSearchParams(rowsLink(openRows(SHOP)).split('?')[1]);
  expect(
    rectificationApi.list.input.safeParse({ state: open.getAll('state'), shopId: open.get('shopId') }).success,
  ).toBe(true);
  // What belongs to the sample company is in no figure.
  expect([...open.keys()].toSorted()).toEqual(['real', 'shopId', 'state', 'state']);
});

const none = Object.fromEntries(FILTERS.map((name) => [name, []])) as unknown as Filters;

it('leaves out of an address what cannot be asked for, and says so', () => {
  const broken: Partial<Filters>[] = [
    { templateId: ['nope'] },
    { mode: ['flying'] },
    { from: ['2026-02-30'], to: ['2026-03-01'] },
    { from: ['2026-03-02'], to: ['2026-03-01'] },
    { from: ['2025-01-01'], to: ['2026-03-01'] },
    { from: ['2026-03-01'] },
    { granularity: ['hour'] },
    { structure: ['as_of_2026-02-30'] },
    { structure: ['as_of_'] },
    { managerId: ['nobody'] },
    { shopFormat: ['palace'] },
  ];
  for (const one of broken) expect(usable({ ...none, ...one })).toEqual({ filters: none, isCut: true });
  const fine: Filters = { ...none, templateId: [SHOP], from: ['2026-03-01'], to: ['2026-03-01'], mode: ['self'] };
  expect(usable(fine)).toEqual({ filters: fine, isCut: false });
  const asOf: Filters = { ...fine, structure: ['as_of_2026-02-28'] };
  expect(usable(asOf)).toEqual({ filters: asOf, isCut: false });
  const mixed = usable({ ...none, templateId: ['nope', SHOP] });
  expect(mixed).toEqual({ filters: { ...none, templateId: [SHOP] }, isCut: true });
});

it('shows days for a month, weeks for a quarter, months for a year', () => {
  const of = (from: string, to: string) => askedOf({ ...none, from: [from], to: [to] }, { from, to }).granularity;
  expect([of('2026-11-01', '2026-11-30'), of('2026-09-01', '2026-11-30'), of('2026-01-01', '2026-12-31')]).toEqual([
    'day',
    'week',
    'month',
  ]);
});

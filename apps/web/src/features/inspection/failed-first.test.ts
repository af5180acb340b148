import { newCheckItem } from '@rondo/domain/scoring/template';
import { expect, test } from 'vitest';
import type { ItemRow } from './draft/item-rows.ts';
import { failedFirst } from './failed-first.ts';

const row = (id: string, more: Partial<ItemRow> = {}, follows?: string): ItemRow => ({
  item: { ...newCheckItem(id, id), ...(follows ? { showIf: { itemId: follows, answers: ['fail'] } } : {}) },
  categoryId: 'c',
  category: 'C',
  mark: 'open',
  isMissing: true,
  failedLastTime: false,
  carriedFrom: null,
  ...more,
});
const order = (rows: ItemRow[]) => failedFirst(rows).map(({ item }) => item.id);

test('what failed the last time comes first, both halves in the order of the template', () => {
  const failed = { failedLastTime: true };
  expect(order([row('a'), row('b', failed), row('c'), row('d', failed)])).toEqual(['b', 'd', 'a', 'c']);
});

test('follow-ups go where their item goes, whatever became of them the last time', () => {
  const failed = { failedLastTime: true };
  const rows = [row('a'), row('a1', failed, 'a'), row('b', failed), row('b1', {}, 'b'), row('b2', {}, 'b1')];
  expect(order(rows)).toEqual(['b', 'b1', 'b2', 'a', 'a1']);
});

test('an answer that was carried over stays in its place, and a circle of follow-ups ends', () => {
  const carried = { failedLastTime: true, carriedFrom: 'r' };
  expect(order([row('a'), row('b', carried)])).toEqual(['a', 'b']);
  expect(order([row('a', {}, 'b'), row('b', {}, 'a')])).toEqual(['a', 'b']);
});

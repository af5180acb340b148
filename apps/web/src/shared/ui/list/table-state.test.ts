import { expect, it } from 'vitest';
import { directionOf, nextSort, ticksOfPage } from './table-state.ts';
import { tableWidth } from './table-width.ts';

it('a title sorts ascending, then descending, then no more', () => {
  const seen: (string | null)[] = [];
  let sort: string | null = null;
  for (let press = 0; press < 4; press += 1) {
    sort = nextSort('deadline', sort);
    seen.push(sort);
  }
  expect(seen).toEqual(['deadline', '-deadline', null, 'deadline']);
});

it('a title of another column starts ascending', () => {
  expect(nextSort('created', '-deadline')).toBe('created');
  expect(directionOf('created', '-deadline')).toBe('none');
  expect(directionOf('deadline', '-deadline')).toBe('descending');
});

it('ticking all adds the rows of this page, ticking again takes exactly them away', () => {
  const some = ticksOfPage(['a', 'b'], ['x', 'a']);
  expect([some.isAll, some.isSome]).toEqual([false, true]);
  expect(some.toggle()).toEqual(['x', 'a', 'b']);
  const all = ticksOfPage(['a', 'b'], ['x', 'a', 'b']);
  expect(all.isAll).toBe(true);
  expect(all.toggle()).toEqual(['x']);
});

it('nothing is ticked on a page without rows', () => {
  expect(ticksOfPage([], ['x'])).toMatchObject({ isAll: false, isSome: false });
});

it('a table asks for the widths of its columns, for what the free one needs, and for the checkboxes', () => {
  expect(tableWidth([{ width: 100 }, {}], false)).toBe(260);
  expect(tableWidth([{ width: 100 }], true)).toBe(140);
});

import { expect, it } from 'vitest';
import { type Patrol, patrolPages, tick } from './patrol.ts';

const patrol: Patrol = { cameraIds: 'abcdefghij'.split(''), size: 4, seconds: 10, isOnlineOnly: true };

it('a round shows every camera once, page by page, without those that are left out', () => {
  expect(patrolPages(patrol, () => false)).toEqual([
    ['a', 'b', 'c', 'd'],
    ['e', 'f', 'g', 'h'],
    ['i', 'j'],
  ]);
  expect(patrolPages(patrol, (id) => id === 'b')).toEqual([['a', 'c', 'd', 'e'], ['f', 'g', 'h', 'i'], ['j']]);
  expect(patrolPages(patrol, () => true)).toEqual([]);
});

it('the page turns when its time is over, and after the last comes the first', () => {
  expect(tick({ page: 0, shownMs: 0 }, 9_900, 10_000, 3)).toEqual({ page: 0, shownMs: 9_900 });
  expect(tick({ page: 0, shownMs: 9_900 }, 100, 10_000, 3)).toEqual({ page: 1, shownMs: 0 });
  expect(tick({ page: 2, shownMs: 9_900 }, 100, 10_000, 3)).toEqual({ page: 0, shownMs: 0 });
  expect(tick({ page: 0, shownMs: 9_900 }, 100, 10_000, 0)).toEqual({ page: 0, shownMs: 0 });
});

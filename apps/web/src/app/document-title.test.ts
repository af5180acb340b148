import { expect, it } from 'vitest';
import { titleOf } from './document-title.ts';

it('names unread messages, the page and the brand', () => {
  expect(titleOf('任务', 'Rondo 巡店', 0)).toBe('任务 · Rondo 巡店');
  expect(titleOf('任务', 'Rondo 巡店', 3)).toBe('(3) 任务 · Rondo 巡店');
  expect(titleOf('任务', 'Rondo 巡店', 100)).toBe('(99+) 任务 · Rondo 巡店');
});

import { expect, it } from 'vitest';
import { arrange } from './menu-order.ts';

const defaults = ['message', 'shop', 'task', 'frame', 'inspect'];

it('gives the default order when nothing is stored', () => {
  expect(arrange(defaults, [])).toEqual(defaults);
});

it('keeps the stored order but messages always first, even in a hand-edited one', () => {
  const order = arrange(defaults, ['task', 'inspect', 'frame', 'shop', 'message']);
  expect(order).toEqual(['message', 'task', 'inspect', 'frame', 'shop']);
});

it('ignores unknown and repeated keys and puts new entries after their default neighbour', () => {
  const order = arrange(defaults, ['message', 'task', 'gone', 'task', 'shop']);
  expect(order).toEqual(['message', 'task', 'frame', 'inspect', 'shop']);
});

it('works for a reader who has no messages entry', () => {
  expect(arrange(['shop', 'task'], ['task', 'message'])).toEqual(['shop', 'task']);
});

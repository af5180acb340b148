import { expect, it } from 'vitest';
import { deletionOrder } from './deletion-order.ts';

it('puts each table after all that point to it', () => {
  const references = [
    { child: 'task', parent: 'shop' },
    { child: 'task_person', parent: 'task' },
    { child: 'shop', parent: 'group' },
    { child: 'group', parent: 'group' },
  ];
  const order = deletionOrder(['group', 'shop', 'task', 'task_person', 'other'], references);
  for (const { child, parent } of references.filter((r) => r.child !== r.parent))
    expect(order.indexOf(child)).toBeLessThan(order.indexOf(parent));
  expect(order.toSorted()).toEqual(['group', 'other', 'shop', 'task', 'task_person']);
});

it('says so where they point in a circle', () => {
  const circle = [
    { child: 'a', parent: 'b' },
    { child: 'b', parent: 'a' },
  ];
  expect(() => deletionOrder(['a', 'b'], circle)).toThrow('a, b');
});

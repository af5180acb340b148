import { expect, it } from 'vitest';
import { positionAt } from './drop-target-at.ts';

it('a row has a gap above and below', () => {
  expect([0.02, 0.24, 0.25, 0.5, 0.75, 0.76, 0.98].map(positionAt)).toEqual([
    'before',
    'before',
    'on',
    'on',
    'on',
    'after',
    'after',
  ]);
});

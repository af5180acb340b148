import { expect, it } from 'vitest';
import { stale } from './map.ts';

it('docs/generated say what the code says', () => {
  expect(stale()).toEqual([]);
});

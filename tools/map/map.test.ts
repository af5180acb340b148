import { expect, it } from 'vitest';
import { stale } from './map.ts';

it('docs/generated and the generated lists say what the code says', () => {
  expect(stale()).toEqual([]);
});

import { expect, it } from 'vitest';
import { onceById } from './once-by-id.ts';

it('tells a repeated id from a new one, also after many others', () => {
  const isFirst = onceById();
  expect([isFirst('a'), isFirst('a'), isFirst('b')]).toEqual([true, false, true]);
  for (let index = 0; index < 400; index += 1) isFirst(String(index));
  expect(isFirst('a')).toBe(false);
});

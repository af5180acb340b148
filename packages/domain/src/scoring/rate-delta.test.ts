import { expect, it } from 'vitest';
import { rateDelta } from './rate-delta.ts';

it.each([
  [66.7, 33.3, 33.4],
  [33.3, 66.7, -33.4],
  [0.3, 0.1, 0.2],
  [80, 80, 0],
  [null, 80, null],
  [80, null, null],
])('%j after %j is %j', (now, before, delta) => {
  expect(rateDelta(now, before)).toBe(delta);
});

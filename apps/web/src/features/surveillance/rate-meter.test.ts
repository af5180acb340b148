import { expect, it } from 'vitest';
import { rateMeter } from './rate-meter.ts';

it('tells thousands of bits a second over the last three seconds', () => {
  let now = 0;
  const meter = rateMeter(() => now);
  meter.add(37_500);
  now = 1_000;
  meter.add(37_500);
  expect(meter.kbps()).toBe(200);
  now = 3_500;
  expect(meter.kbps()).toBe(100);
  now = 10_000;
  expect(meter.kbps()).toBe(0);
});

import { expect, it } from 'vitest';
import { accuracyPercent, shapeFault } from './flow-counter.ts';

it('a counter is as right as the share by which it was not off', () => {
  expect(accuracyPercent({ real: 40, counted: 38 })).toBe(95);
  expect(accuracyPercent({ real: 40, counted: 42 })).toBe(95);
  expect(accuracyPercent({ real: 10, counted: 30 })).toBe(0);
  expect(accuracyPercent({ real: 0, counted: 0 })).toBeNull();
  expect(accuracyPercent({ real: 0, counted: 3 })).toBe(0);
});

it('a door has a line with a side, a queue an area', () => {
  const area = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
    { x: 100, y: 100 },
  ];
  expect(shapeFault('entrance', null)).toBe('required');
  expect(shapeFault('entrance', { area })).toBe('invalid');
  expect(shapeFault('queue', { area })).toBeNull();
});

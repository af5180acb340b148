import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { throttle } from './throttle.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('runs at once, and ten calls within 2 s make two rounds', () => {
  let rounds = 0;
  const run = throttle(() => {
    rounds += 1;
  }, 2_000);
  for (let call = 0; call < 10; call += 1) {
    run();
    vi.advanceTimersByTime(150);
  }
  expect(rounds).toBe(1);
  vi.advanceTimersByTime(2_000);
  expect(rounds).toBe(2);
});

it('is never starved by calls that do not stop', () => {
  let rounds = 0;
  const run = throttle(() => {
    rounds += 1;
  }, 2_000);
  for (let ms = 0; ms < 10_000; ms += 100) {
    run();
    vi.advanceTimersByTime(100);
  }
  expect(rounds).toBeGreaterThanOrEqual(5);
  expect(rounds).toBeLessThanOrEqual(6);
});

it('does not run again when nobody asked', () => {
  let rounds = 0;
  throttle(() => {
    rounds += 1;
  }, 2_000)();
  vi.advanceTimersByTime(10_000);
  expect(rounds).toBe(1);
});

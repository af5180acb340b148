import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LiveState } from './live-state.ts';
import { liveTries } from './live-tries.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function trying() {
  const said: LiveState[] = [];
  let connections = 0;
  const tries = liveTries({
    onState: (state) => said.push(state),
    connect: () => {
      connections += 1;
    },
    leave: () => undefined,
  });
  return { tries, last: () => said.at(-1), connections: () => connections };
}

it('a picture that breaks is tried after 1, 3 and 8 seconds, then it is up to the reader', () => {
  const { tries, last, connections } = trying();
  tries.begin();
  for (const [attempt, waitMs] of [1_000, 3_000, 8_000].entries()) {
    tries.again('lost');
    expect(last()).toMatchObject({ kind: 'reconnecting', cause: 'lost', attempt: attempt + 1 });
    vi.advanceTimersByTime(waitMs - 1);
    expect(connections()).toBe(attempt + 1);
    vi.advanceTimersByTime(1);
    expect(connections()).toBe(attempt + 2);
  }
  const began = last();
  tries.again('frozen');
  expect(last()).toMatchObject({
    kind: 'failed',
    cause: 'frozen',
    sinceMs: began && 'sinceMs' in began && began.sinceMs,
  });
  vi.advanceTimersByTime(60_000);
  expect(connections()).toBe(4);
});

it('a picture that came makes all tries new, and one that is paused is not tried', () => {
  const { tries, last, connections } = trying();
  tries.begin();
  tries.again('lost');
  tries.again('lost');
  tries.played();
  expect(last()).toEqual({ kind: 'playing' });
  tries.again('lost');
  expect(last()).toMatchObject({ attempt: 1 });
  tries.pause();
  vi.advanceTimersByTime(60_000);
  expect(connections()).toBe(1);
  expect(last()).toEqual({ kind: 'paused' });
});

import { CHUNK_TIMEOUT_MS } from '@rondo/contract/kit/constants';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { failuresInARow, loadedPage, loadPage } from './load-chunk.ts';

const Page = () => null;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('gives the page and has it at hand from then on', async () => {
  const load = async () => ({ default: Page });
  expect(await loadPage(load)).toBe(Page);
  expect(loadedPage(load)).toBe(Page);
});

it('gives up after 120 s, not before', async () => {
  let outcome: unknown = 'waiting';
  void loadPage(() => new Promise<never>(() => {})).then((found) => {
    outcome = found;
  });
  await vi.advanceTimersByTimeAsync(CHUNK_TIMEOUT_MS - 1);
  expect(outcome).toBe('waiting');
  await vi.advanceTimersByTimeAsync(1);
  expect(outcome).toBe('stalled');
});

it('really asks again, and counts failures in a row', async () => {
  await loadPage(async () => ({ default: Page }));
  const asked: number[] = [];
  const load = async () => {
    asked.push(1);
    if (asked.length < 4) throw new Error('offline');
    return { default: Page };
  };
  for (const failures of [1, 2, 3]) {
    expect(await loadPage(load)).toBe('failed');
    expect(failuresInARow()).toBe(failures);
  }
  expect(await loadPage(load)).toBe(Page);
  expect([asked.length, failuresInARow()]).toEqual([4, 0]);
});

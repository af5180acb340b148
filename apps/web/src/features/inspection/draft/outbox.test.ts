import { beforeEach, describe, expect, it } from 'vitest';
import { Refusal } from '../../../shared/http/refusal.ts';
import { createOutbox, type OutboxDeps } from './outbox.ts';
import { type Queued, queue } from './queued.ts';
import type { Outcome } from './send-kept.ts';

const refusal = new Refusal(95_011, 'closed');
let waiting: Map<string, Queued>;
let timers: { run: () => void; ms: number }[];
let tried: string[];
let held: Set<string>;

beforeEach(() => {
  waiting = new Map(['a', 'b'].map((key) => [key, queue(key, '2026-11-20T06:00:00Z')]));
  timers = [];
  tried = [];
  held = new Set();
});

const outbox = (answers: Record<string, Outcome>, more: Partial<OutboxDeps> = {}) =>
  createOutbox({
    keys: () => [...waiting.keys()],
    queued: (key) => waiting.get(key) ?? null,
    keep: (key, queued) => void waiting.set(key, queued),
    hold: async (key) => {
      if (held.has(key)) return null;
      held.add(key);
      return { release: () => void held.delete(key) };
    },
    send: async (key) => {
      tried.push(key);
      return answers[key] ?? { kind: 'waiting' };
    },
    onSent: async (key) => void waiting.delete(key),
    words: (what) => what,
    later: (run, ms) => {
      const timer = { run, ms };
      timers.push(timer);
      return () => {
        timers = timers.filter((one) => one !== timer);
      };
    },
    ...more,
  });
const sent = { kind: 'sent', result: {}, photos: 0 } as Outcome;

describe('the outbox', () => {
  it('sends what waits in its order, and rests when nothing is left', async () => {
    const box = outbox({ a: sent, b: sent });
    await box.run();
    expect([tried, waiting.size, timers.length, held.size]).toEqual([['a', 'b'], 0, 0, 0]);
    expect(box.state.get().key).toBeNull();
  });

  it('tries again by itself, less and less often, and at once when it is asked', async () => {
    const box = outbox({});
    const waits: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      await box.run();
      waits.push(timers.at(-1)?.ms ?? 0);
    }
    expect(waits).toEqual([5_000, 5_000, 15_000, 60_000, 60_000]);
    expect(timers).toHaveLength(1);
    box.stop();
    expect(timers).toEqual([]);
  });

  it('leaves what was refused for somebody to look at, and goes on with the others', async () => {
    const box = outbox({ a: { kind: 'stopped', refusal }, b: sent });
    await box.run();
    expect(waiting.get('a')?.problem).toEqual({ code: 95_011, reason: 'TASK_CLOSED', message: 'closed' });
    expect([waiting.has('b'), timers]).toEqual([false, []]);
    await box.run();
    expect(tried).toEqual(['a', 'b']);
    await box.sendNow('a');
    expect(tried).toEqual(['a', 'b', 'a']);
  });

  it('says in words what no refusal names', async () => {
    await outbox({ a: { kind: 'stopped', refusal: null }, b: { kind: 'gone' } }).run();
    expect([waiting.get('a')?.problem?.message, waiting.get('b')?.problem?.message]).toEqual(['changed', 'lost']);
  });

  it('never sends what another tab has', async () => {
    held.add('a');
    await outbox({ a: sent, b: sent }).run();
    expect([tried, [...waiting.keys()], timers.length]).toEqual([['b'], ['a'], 1]);
  });

  it('runs once however often it is asked, and lets go of what failed by our fault', async () => {
    const box = outbox({ a: sent, b: sent });
    await Promise.all([box.run(), box.run(), box.run()]);
    expect(tried).toEqual(['a', 'b']);
    waiting = new Map([['a', queue('a', '2026-11-20T06:00:00Z')]]);
    const broken = outbox({}, { send: () => Promise.reject(new Error('fault')) });
    await expect(broken.run()).rejects.toThrow('fault');
    expect(held.size).toBe(0);
  });
});

import { COALESCE_MS } from '@rondo/contract/kit/constants';

/** The part of `Storage` that the GET memory needs. */
export type MemoryStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/**
 * The specification's two ways not to ask twice: answers of opted-in GETs kept in the browser session, and identical GETs
 * within 1.5 s sharing one request. A write empties both, and a GET that was under way during a write is not kept, so that
 * nobody reads from before the write.
 */
export interface Memory {
  /** The kept data, `undefined` when there is none. */
  recall: (key: string) => unknown;
  /** Shares the flight of an identical GET, or starts one. A flight that failed is not shared any more. */
  fly: (key: string, start: () => Promise<unknown>) => Promise<unknown>;
  /** Keeps data that was asked for in a `generation`, unless a write came since. */
  keep: (key: string, data: unknown, forS: number, generation: number) => void;
  generation: () => number;
  empty: () => void;
}

const PREFIX = 'get ';

interface Kept {
  until: number;
  data: unknown;
}

export function memoryIn(storage: MemoryStorage, now: () => number): Memory {
  const flights = new Map<string, { at: number; answer: Promise<unknown> }>();
  let generation = 0;
  return {
    generation: () => generation,
    recall: (key) => {
      const kept = parse(storage.getItem(PREFIX + key));
      return kept && kept.until > now() ? kept.data : undefined;
    },
    keep: (key, data, forS, since) => {
      if (since !== generation) return;
      const kept: Kept = { until: now() + forS * 1000, data };
      try {
        storage.setItem(PREFIX + key, JSON.stringify(kept));
      } catch {
        // The session storage is full or switched off: the answer is simply asked for again.
        storage.removeItem(PREFIX + key);
      }
    },
    fly: (key, start) => {
      for (const [old, flight] of flights) if (now() - flight.at >= COALESCE_MS) flights.delete(old);
      const shared = flights.get(key);
      if (shared) return shared.answer;
      const answer = start();
      flights.set(key, { at: now(), answer });
      answer.catch(() => {
        if (flights.get(key)?.answer === answer) flights.delete(key);
      });
      return answer;
    },
    empty: () => {
      generation += 1;
      flights.clear();
      for (const key of ownKeys(storage)) storage.removeItem(key);
    },
  };
}

function ownKeys(storage: MemoryStorage): string[] {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  return keys.filter((key): key is string => key?.startsWith(PREFIX) ?? false);
}

function parse(text: string | null): Kept | null {
  if (text === null) return null;
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null || !('until' in value) || !('data' in value)) return null;
  return typeof value.until === 'number' ? { until: value.until, data: value.data } : null;
}

import type { LiveStats } from './live-state.ts';

/** What the cells of a wall told last, by camera; the meter below the wall adds it up. */
export type Rates = Map<string, LiveStats>;

export interface Budget {
  /** Streams that are connected; each is one connection. */
  streams: number;
  kbps: number;
  /** The most connections to one host and port: browsers open six at once. */
  mostOfOrigin: number;
}

export function budgetOf(rates: ReadonlyMap<string, Pick<LiveStats, 'origin' | 'kbps'>>): Budget {
  const origins = [...rates.values()].flatMap(({ origin }) => origin ?? []);
  const counts = origins.map((origin) => origins.filter((other) => other === origin).length);
  return {
    streams: origins.length,
    kbps: [...rates.values()].reduce((sum, { kbps }) => sum + kbps, 0),
    mostOfOrigin: counts.length > 0 ? Math.max(...counts) : 0,
  };
}

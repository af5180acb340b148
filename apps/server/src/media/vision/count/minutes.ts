import { MINUTE_MS } from '@rondo/domain/duration';
import type { CountedMinute } from '../../../platform/media/counting-order.ts';
import type { Added } from './people-count.ts';

/** So many minutes are kept for a web that does not ask. */
const KEPT = 240;
/** A minute is counted as a whole when so large a share of the pictures that it should have had were looked at, and none was missing for long. */
const ENOUGH = 0.8;
const LONGEST_GAP_MS = 5_000;

interface Tally {
  counts: Map<string, { entries: number; exits: number; dwells: number; dwellMs: number; peak: number | null }>;
  looked: number;
  lastMs: number;
  longestMs: number;
}

const beginOf = (wallMs: number): number => Math.floor(wallMs / MINUTE_MS) * MINUTE_MS;

/** What one camera's counters counted, minute by minute. `everyMs`: how often a picture is needed for the counts to be right. */
export function countedMinutes(counterIds: readonly string[], startMs: number, everyMs: number) {
  const tallies = new Map<number, Tally>();
  let untold = beginOf(startMs);

  function tallyOf(at: number): Tally {
    const known = tallies.get(at);
    if (known) return known;
    const begun = Math.max(at, at === beginOf(startMs) ? startMs : at);
    const made: Tally = { counts: new Map(), looked: 0, lastMs: begun, longestMs: begun - at };
    tallies.set(at, made);
    for (const old of tallies.keys()) if (tallies.size > KEPT && old < at) tallies.delete(old);
    return made;
  }

  function told(at: number): CountedMinute[] {
    const { counts, looked, lastMs, longestMs } = tallyOf(at);
    const gapMs = Math.max(longestMs, at + MINUTE_MS - lastMs);
    const isHealthy = gapMs <= LONGEST_GAP_MS && looked >= (ENOUGH * MINUTE_MS) / everyMs;
    return counterIds.map((counterId) => {
      const { dwellMs = 0, ...rest } = counts.get(counterId) ?? { entries: 0, exits: 0, dwells: 0, peak: null };
      return { counterId, at, ...rest, dwellSeconds: Math.round(dwellMs / 1_000), isHealthy };
    });
  }

  return {
    /** A picture was looked at. */
    add(added: ReadonlyMap<string, Added>, wallMs: number): void {
      const tally = tallyOf(beginOf(wallMs));
      tally.looked += 1;
      tally.longestMs = Math.max(tally.longestMs, wallMs - tally.lastMs);
      tally.lastMs = Math.max(tally.lastMs, wallMs);
      for (const [id, { entries, exits, dwells, dwellMs, inside }] of added) {
        const sum = tally.counts.get(id) ?? { entries: 0, exits: 0, dwells: 0, dwellMs: 0, peak: null };
        tally.counts.set(id, {
          entries: sum.entries + entries,
          exits: sum.exits + exits,
          dwells: sum.dwells + dwells,
          dwellMs: sum.dwellMs + dwellMs,
          peak: inside === null ? sum.peak : Math.max(sum.peak ?? 0, inside),
        });
      }
    },
    /** Every minute that is over and began after `since`, also those in which nothing was seen. Those up to `since` are forgotten. */
    after(since: number, wallMs: number): CountedMinute[] {
      for (const at of tallies.keys()) if (at <= since) tallies.delete(at);
      untold = Math.max(untold, since - (since % MINUTE_MS) + (since > 0 ? MINUTE_MS : 0), wallMs - KEPT * MINUTE_MS);
      const found: CountedMinute[] = [];
      for (let at = beginOf(untold); at + MINUTE_MS <= wallMs; at += MINUTE_MS) found.push(...told(at));
      return found;
    },
  };
}

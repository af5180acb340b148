import { statfs } from 'node:fs/promises';
import type pg from 'pg';
import { errorCode } from '../one-line-failure.ts';
import type { Outage } from './outage.ts';

/** With less than this the next write may fail, bytes. */
const LEAST_FREE_BYTES = 16 * 1024 * 1024;
/** A write that failed for want of room is remembered this long, ms: the disk may be another machine's. */
const REMEMBERED_MS = 5_000;

export interface Readiness {
  /** Why no requests should be sent here now; null when they may. */
  reason(): Promise<'database away' | 'disk full' | null>;
  /** A request met this. */
  met(outage: Outage): void;
}

interface Parts {
  pool: pg.Pool;
  dataDir: string;
  onAway: (error: unknown) => void;
}

/** Whether this process can serve: each question looks anew, so that it recovers by itself. */
export function readiness({ pool, dataDir, onAway }: Parts): Readiness {
  let fullAt = Number.NEGATIVE_INFINITY;
  return {
    async reason() {
      try {
        await pool.query('select 1');
      } catch (error) {
        onAway(error);
        return 'database away';
      }
      const isFull = performance.now() - fullAt < REMEMBERED_MS || (await freeBytes(dataDir)) < LEAST_FREE_BYTES;
      return isFull ? 'disk full' : null;
    },
    met(outage) {
      if (outage === 'full') fullAt = performance.now();
    },
  };
}

async function freeBytes(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch (error) {
    // A process that keeps nothing itself has no such folder.
    if (errorCode(error) === 'ENOENT') return Number.POSITIVE_INFINITY;
    throw error;
  }
}

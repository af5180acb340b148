import type { Clock } from '../clock.ts';
import type { Log } from '../failure.ts';
import type { Fragment } from '../hub/picture-group.ts';
import { type DiskCause, diskQueue } from './disk-queue.ts';
import { recover } from './recover.ts';
import { segmentFile } from './segment-file.ts';

/** A disk that is further behind than this is too slow: the segment ends there. */
const MOST_UNWRITTEN_BYTES = 32 * 1024 * 1024;

interface Options {
  /** Of the camera. */
  folder: string;
  clock: Clock;
  log: Log;
  /** Less free than this counts as full, bytes: the rest of the program needs it. */
  reserveBytes: number;
}

/** Writes a camera's pictures as they come into segments of about a minute, each from a key frame on; nothing is encoded anew. */
export function segmentWriter({ folder, clock, log, reserveBytes }: Options) {
  const disk = diskQueue(clock, log);
  let head: Buffer | null = null;
  let begun: ReturnType<typeof segmentFile> | null = null;
  disk.run(() => recover(folder, log));
  /** Ends the segment that is being written. */
  const end = (): void => {
    begun?.end();
    begun = null;
  };
  return {
    onTrack(segment: Buffer): void {
      end();
      head = segment;
    },
    onFragment(fragment: Fragment): void {
      const wallMs = clock.wallMs();
      const isOver = begun !== null && fragment.isKey && wallMs >= begun.endsAtMs;
      const isSlow = begun !== null && begun.unwritten() > MOST_UNWRITTEN_BYTES;
      if (isOver || isSlow || disk.isResting()) end();
      if (!begun && head && fragment.isKey && !isSlow && !disk.isResting())
        begun = segmentFile({ folder, head, first: fragment, wallMs, disk, reserveBytes });
      begun?.add(fragment, wallMs);
    },
    end,
    cause: (): DiskCause | null => disk.cause(),
    /** Resolves when all is on the disk. */
    async stop(): Promise<void> {
      end();
      await disk.done();
    },
  };
}

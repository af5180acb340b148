import { errorCode } from '../../platform/one-line-failure.ts';
import type { Clock } from '../clock.ts';
import type { Log } from '../failure.ts';

export type DiskCause = 'disk_full' | 'disk_failed';

/** So long after the disk refused it is left alone, ms. */
const REST_MS = 30_000;

export type DiskQueue = ReturnType<typeof diskQueue>;

/** What one camera does with the disk, one after another. A failure is told and ends nothing: what follows is tried after a rest. */
export function diskQueue(clock: Clock, log: Log) {
  let work: Promise<void> = Promise.resolve();
  let cause: DiskCause | null = null;
  let restUntilMs = 0;
  return {
    run(act: () => Promise<void>): void {
      work = work.then(act).catch((error: unknown) => {
        cause = errorCode(error) === 'ENOSPC' ? 'disk_full' : 'disk_failed';
        restUntilMs = clock.elapsedMs() + REST_MS;
        log(`A recording could not be written: ${String(error)}`);
      });
    },
    /** The disk took what it was given. */
    isWell(): void {
      cause = null;
    },
    cause: (): DiskCause | null => cause,
    isResting: (): boolean => cause !== null && clock.elapsedMs() < restUntilMs,
    /** Resolves when all that was asked is done. */
    done: (): Promise<void> => work,
  };
}

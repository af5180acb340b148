import { PTZ_LIMIT } from '@rondo/domain/ptz-limit';
import type { Db } from '../../platform/db/company-db.ts';
import type { SteerParts } from '../device/index.ts';
import { stopMovement } from './stop-movement.ts';

interface Begun {
  companyId: string;
  id: string;
  /** The number that the movement had. */
  step: number;
}

/** Knows the movements that this process began. */
export interface MovementWatch {
  /** Stops it when nothing more is heard of it in time. */
  begin: (db: Db, movement: Begun) => void;
  /** It was stopped, or another one begins. */
  end: (id: string) => void;
}

/**
 * Stops cameras whose person let go without a word: a browser that was closed, a line that broke. The queue does the same a little
 * later, for when this process is gone as well.
 */
export function movementWatch(parts: SteerParts): MovementWatch {
  const timers = new Map<string, NodeJS.Timeout>();
  const end = (id: string): void => {
    clearTimeout(timers.get(id));
    timers.delete(id);
  };
  return {
    end,
    begin(db, { companyId, id, step }) {
      end(id);
      const stop = (): void => {
        timers.delete(id);
        // What fails here is tried again by the queue, which tells of it.
        stopMovement(db, { companyId, id, step }, parts).catch((error: Error) => process.emitWarning(error));
      };
      timers.set(id, setTimeout(stop, PTZ_LIMIT.lostMs).unref());
    },
  };
}
